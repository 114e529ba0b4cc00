"""Files are written whole or not at all, and nothing else is harmed."""

import os
import stat

import pytest

from belote_rules.cli.output import write_file, write_new_file
from belote_rules.errors import BeloteError


def test_a_file_is_replaced_and_keeps_its_rights(tmp_path):
    file = tmp_path / "report.txt"
    file.write_text("old")
    file.chmod(0o640)
    write_file(file, "new ♥\n")
    assert file.read_bytes() == "new ♥\n".encode()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [file]


def test_a_new_file_has_the_usual_rights(tmp_path):
    before = os.umask(0o027)
    try:
        write_file(tmp_path / "report.txt", "new")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "report.txt").stat().st_mode) == 0o640


def test_a_link_is_followed(tmp_path):
    (tmp_path / "there").mkdir()
    target, link = tmp_path / "there" / "report.txt", tmp_path / "link.txt"
    target.write_text("old")
    link.symlink_to(target)
    write_file(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


def test_what_is_no_plain_file_is_written_to(tmp_path):
    """`-o /dev/null` must not put a plain file in the place of the device."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_file(pipe, "new")
        assert os.read(reader, 10) == b"new"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_failure_leaves_the_old_file_and_no_other(tmp_path):
    file = tmp_path / "report.txt"
    file.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        write_file(file, "\udc80")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_is_not_there(tmp_path):
    file = tmp_path / "no" / "report.txt"
    for write in (write_file, write_new_file):
        with pytest.raises(BeloteError) as caught:
            write(file, "new")
        assert str(caught.value) == (
            f"{file} cannot be written: there is no folder {file.parent}; make it, or choose another one"
        )


def test_a_directory_is_no_file(tmp_path):
    with pytest.raises(BeloteError) as caught:
        write_file(tmp_path, "new")
    assert str(caught.value) == f"{tmp_path} is a directory; name a file"


def test_a_new_file_overwrites_nothing(tmp_path):
    file = tmp_path / "my.yaml"
    file.write_text("mine")
    with pytest.raises(BeloteError) as caught:
        write_new_file(file, "new")
    assert str(caught.value) == f"{file} is there already and is left as it is; choose another name"
    assert file.read_text() == "mine"
