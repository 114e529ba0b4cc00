"use strict";
(function () {
  const all = (selector, from) => Array.from((from || document).querySelectorAll(selector));

  // The filter by phase: without this script all phases are shown.
  const filter = document.querySelector(".filter");
  if (filter) {
    const differences = all("article.difference");
    const show = (phase) => {
      all("[data-phase]").forEach((part) => {
        if (part.tagName !== "BUTTON") part.hidden = phase !== "" && part.dataset.phase !== phase;
      });
      all("button", filter).forEach((button) => {
        button.setAttribute("aria-pressed", String(button.dataset.phase === phase));
      });
      const count = differences.filter((each) => !each.closest("[hidden]")).length;
      filter.querySelector(".told").textContent = filter.dataset.shown
        .replace("{count}", count).replace("{total}", differences.length);
    };
    filter.hidden = false;
    filter.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) show(button.dataset.phase);
    });
    show("");

    // A deep link shows its difference whatever is filtered, and puts the focus there.
    const follow = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target) return;
      if (target.closest("[hidden]")) show("");
      if (target.matches("article")) target.focus({ preventScroll: true });
      target.scrollIntoView();
    };
    window.addEventListener("hashchange", follow);
    if (location.hash) follow();
  }

  // A table that one can sort by its columns; without this script it is a table.
  all("table.sortable").forEach((table) => {
    const body = table.tBodies[0];
    all("thead th", table).forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const down = head.getAttribute("aria-sort") === "ascending";
        const key = (row) => row.cells[column].dataset.key || row.cells[column].textContent.trim();
        const sign = down ? -1 : 1;
        const rows = Array.from(body.rows).sort((one, other) =>
          sign * key(one).localeCompare(key(other), document.documentElement.lang, { numeric: true }));
        all("thead th", table).forEach((each) => each.removeAttribute("aria-sort"));
        head.setAttribute("aria-sort", down ? "descending" : "ascending");
        body.append(...rows);
      });
    });
  });

  // A field that leaves the rows (and in a matrix the columns) whose names hold its words.
  all("[data-search]").forEach((form) => {
    const field = form.querySelector("input");
    const target = document.getElementById(form.dataset.search);
    const told = form.querySelector("[role=status]");
    const holds = (name, wanted) => wanted.every((word) => name.toLowerCase().includes(word));
    const narrow = () => {
      const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      const rows = Array.from(target.tBodies[0].rows);
      rows.forEach((row) => { row.hidden = !holds(row.dataset.name || row.textContent, wanted); });
      all("[data-column]", target).forEach((head) => {
        const hidden = !holds(head.dataset.column, wanted);
        [head, ...rows.map((row) => row.cells[head.cellIndex])].forEach((cell) => { cell.hidden = hidden; });
      });
      told.textContent = form.dataset.shown.replace("{count}", rows.filter((row) => !row.hidden).length)
        .replace("{total}", rows.length);
    };
    form.hidden = false;
    form.addEventListener("submit", (event) => event.preventDefault());
    field.addEventListener("input", narrow);
    narrow();
  });

  // On paper everything is shown.
  window.addEventListener("beforeprint", () => all("details").forEach((each) => { each.open = true; }));
})();
