"""A profile put on top of the one it extends: are its values allowed, do they agree, are all there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from belote_rules.errors import BeloteError
from belote_rules.rules.allowed import KIND, refusal
from belote_rules.rules.evidence import Reading, Variant
from belote_rules.rules.parameter import Value
from belote_rules.rules.profile import Profile
from belote_rules.rules.ruleset import PARAMETERS
from belote_rules.rules.shape import problem
from belote_rules.rules.terms import Fault, Terms, faults
from belote_rules.rules.yaml_source import Problem, Route, dotted

_NOTHING = Terms({}, {}, {})


def settle(profile: Profile, parent: Variant | None, orphan: bool) -> tuple[Variant | None, list[Problem]]:
    """The variant of a profile, or None and what is wrong.

    An `orphan` extends something that could not be loaded: what it lacks and whether it agrees is then unknown.
    """
    settling = _Settling(profile, parent)
    wrong = settling.check_each()
    readings = settling.readings()
    if not orphan:
        settling.check_whole(wrong)
    if orphan or settling.problems:
        return None, settling.problems
    for reading in readings.values():
        settling.check_reading(reading)
    for path, options in profile.choices.items():
        settling.check_choice(path, options)
    if settling.problems:
        return None, settling.problems
    terms = settling.terms
    rules = terms.rules()
    return Variant(
        name=profile.id,
        id=profile.id,
        title=profile.title,
        summary=profile.summary,
        sources=profile.sources or (parent.sources if parent else ()),
        rules=rules,
        evidence=terms.full_evidence(rules),
        readings=readings,
        choices={**terms.choices, **profile.choices},
    ), []


class _Settling:
    def __init__(self, profile: Profile, parent: Variant | None) -> None:
        self.profile = profile
        self.source = profile.source
        self.inherited = parent.readings if parent else {}
        self.problems: list[Problem] = []
        base = Terms.of(parent) if parent else _NOTHING
        self.kind = profile.values.get(KIND, base.values.get(KIND))
        self.terms = base.changed(profile.values, profile.evidence)

    def refuse(self, route: Route, error: BeloteError) -> None:
        self.problems.append(problem(self.source, route, error))

    def refuse_value(self, route: Route, error: BeloteError) -> None:
        """Notes an error at a value, which in the long form stands a level deeper than its path."""
        mark = self.source.mark((*route, "value"))
        self.problems.append(Problem(self.source.name, mark.line, mark.column, dotted(route), error))

    def check_each(self) -> set[str]:
        """Each value, reading and choice alone: does the parameter allow it? Returns the paths of wrong values."""
        wrong = self.check_values(("values",), self.profile.values, self.kind)
        for name, reading in self.profile.readings.items():
            if reading is not None:
                self.check_values(("readings", name, "values"), reading.values, reading.values.get(KIND, self.kind))
            elif name not in self.inherited:
                self.refuse(("readings", name), BeloteError("profile.empty_reading"))
        for path, options in self.profile.choices.items():
            for index, option in enumerate(options):
                error = refusal(path, option, self.kind)
                if error is None and option in options[:index]:
                    error = BeloteError("profile.choice_twice", value=option)
                if error is not None:
                    self.refuse(("choices", path, index), error)
        return wrong

    def check_values(self, route: Route, values: Mapping[str, Value], kind: object) -> set[str]:
        wrong = set()
        for path, value in values.items():
            error = refusal(path, value, kind)
            if error is not None:
                self.refuse_value((*route, path), error)
                wrong.add(path)
        return wrong

    def check_whole(self, wrong: set[str]) -> None:
        """All values together, but for those that are wrong by themselves."""
        for fault in faults(self.terms, wrong):
            self.refuse_fault(fault, ("values",), self.profile.values)

    def refuse_fault(self, fault: Fault, route: Route, own: Mapping[str, Value]) -> None:
        """Notes a fault at each value to blame in this file; if none is, where the rest comes from."""
        to_blame = [path for path in fault.paths if path in own]
        for path in to_blame:
            self.refuse_value((*route, path), fault.error)
        if not to_blame:
            place: Route = route if route in self.source.key_marks else ("extends",)
            mark = self.source.mark(place, key=place == route)
            self.problems.append(Problem(self.source.name, mark.line, mark.column, dotted(route), fault.error))

    def readings(self) -> dict[str, Reading]:
        """The readings that the profile inherits and does not replace or take away, and its own."""
        found = {name: self.fitting(each) for name, each in self.inherited.items()}
        found.update(self.profile.readings)
        return {name: each for name, each in found.items() if each is not None}

    def fitting(self, reading: Reading) -> Reading | None:
        """An inherited reading without the values that this kind of auction does not have; None if none is left."""
        kind = reading.values.get(KIND, self.kind)
        values = {path: value for path, value in reading.values.items() if refusal(path, value, kind) is None}
        evidence = {path: each for path, each in reading.evidence.items() if path in values}
        return replace(reading, values=values, evidence=evidence) if values else None

    def check_reading(self, reading: Reading) -> None:
        """Whether a reading makes sense on the profile's values."""
        own = self.profile.readings.get(reading.name)
        route: Route = ("readings", reading.name, "values") if own else ("readings", reading.name)
        for fault in faults(self.terms.changed(reading.values, reading.evidence)):
            self.refuse_fault(fault, route, reading.values if own else {})

    def check_choice(self, path: str, options: tuple[Value, ...]) -> None:
        """The first choice is the value in force, and each other one agrees with the rest.

        That the engine cannot play it yet is no fault of the file: it is told to those who ask for it.
        """
        value = self.terms.values.get(path, PARAMETERS[path].default)
        if options[0] != value:
            self.refuse(("choices", path, 0), BeloteError("profile.first_choice", first=options[0], value=value))
        for index, option in enumerate(options[1:], start=1):
            for fault in faults(self.terms.changed({path: option}, {})):
                if fault.error.code != "profile.unsupported":
                    self.refuse(("choices", path, index), fault.error)
