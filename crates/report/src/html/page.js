"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const element = (name, text, kind) => {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (kind) made.className = kind;
  return made;
};
const svg = (name) => document.createElementNS("http://www.w3.org/2000/svg", name);
let active = 0;

const violations = data.violations.map((violation, number) => {
  const section = document.getElementById("v" + number);
  const find = (kind) => section.querySelector("." + kind);
  const rows = violation.steps.map((step) => document.getElementById("v" + number + "s" + step.step));
  const slider = find("slider");
  const state = { at: violation.steps.length - 1 };

  // The arrows of a step: to the write that it read from, and to what it overtook.
  const arrows = find("arrows");
  const cell = (index) => rows[index].querySelector("td.lane:not(:empty)");
  const arrow = (from, to, kind) => {
    const frame = arrows.getBoundingClientRect();
    const start = cell(from).getBoundingClientRect();
    const end = cell(to).getBoundingClientRect();
    const x1 = start.left - frame.left + 4, y1 = start.top - frame.top + start.height / 2;
    const x2 = end.left - frame.left + 4, y2 = end.top - frame.top + end.height / 2;
    const bend = Math.min(x1, x2) - 24;
    const path = svg("path");
    path.setAttribute("class", kind);
    path.setAttribute("d", `M ${x1} ${y1} C ${bend} ${y1}, ${bend} ${y2}, ${x2} ${y2}`);
    arrows.append(path);
  };

  const showSource = () => {
    // Where each thread stands: the line of the last step that it has taken.
    const places = new Map();
    for (const step of violation.steps.slice(0, state.at + 1))
      if (step.file !== null) places.set(step.thread, step);
    const now = violation.steps[state.at];
    for (const [thread, step] of Object.entries(violation.ended))
      if (step <= now.step && Number(thread) !== now.thread) places.delete(Number(thread));
    const box = find("source");
    box.replaceChildren();
    if (now.file === null) {
      box.append(element("div", "This step is in no source file.", "soft"));
      return;
    }
    const file = data.files[now.file];
    find("file").textContent = file.name;
    if (!file.lines) {
      box.append(element("div", "The source was not found where the program's symbols say.", "soft"));
      return;
    }
    let current = null;
    file.lines.forEach((text, index) => {
      const line = element("div");
      line.append(element("span", String(index + 1), "no"), element("span", text));
      const here = [...places.values()].filter((step) => step.file === now.file && step.line === index + 1);
      if (here.length) {
        line.className = "at";
        const names = here.map((step) => (step === now ? "▶ " : "") + violation.threads[step.thread]);
        line.append(element("span", names.join(", "), "who"));
      }
      if (now.line === index + 1) current = line;
      box.append(line);
    });
    if (current) box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2;
  };

  const showValues = () => {
    const values = new Map();
    for (const step of violation.steps.slice(0, state.at + 1))
      if (step.writes) values.set(step.location, step);
    const table = find("values");
    table.replaceChildren();
    for (const [location, step] of [...values].sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
      const row = element("tr");
      row.append(element("td", location), element("td", step.value), element("td", "step " + step.step, "soft"));
      table.append(row);
    }
  };

  // What memory looks like behind a step: the first view that comes after its line.
  const view = (at) => {
    const line = violation.steps[at].step;
    const found = violation.memory.findIndex((one) => one.after > line);
    return found < 0 ? violation.memory.length - 1 : found;
  };

  const showMemory = () => {
    const at = view(state.at);
    const last = violation.memory.at(-1);
    const isBeyond = last.cut && violation.steps[state.at].step >= last.after;
    // What is not known must not look like what was known last.
    const nothing = { cells: [], pending: [], monitors: [] };
    const now = isBeyond ? nothing : violation.memory[at];
    const before = new Map(state.at ? violation.memory[view(state.at - 1)].cells : []);
    find("kind").textContent = isBeyond ? `Memory is shown up to step ${last.after - 1}` : "Memory";
    const cells = find("values");
    cells.replaceChildren();
    for (const [place, value] of now.cells) {
      const row = element("tr");
      if (before.size && before.get(place) !== value) row.className = "changed";
      row.append(element("td", place), element("td", value));
      cells.append(row);
    }
    if (!now.cells.length && !isBeyond) {
      const row = element("tr");
      row.append(element("td", "nothing that the steps name", "soft"));
      cells.append(row);
    }
    const pending = find("pending");
    pending.replaceChildren();
    for (const [thread, text] of now.pending) {
      const row = element("tr");
      row.append(element("td", violation.threads[thread] ?? "thread " + thread), element("td", text));
      pending.append(row);
    }
    find("if-pending").hidden = !violation.memory.some((one) => one.pending.length);
    const monitors = find("monitors");
    const held = now.monitors.length ? now.monitors : ["nobody holds any or waits for one"];
    monitors.replaceChildren(...held.map((text) => element("li", text)));
    find("if-monitors").hidden = !violation.memory.some((one) => one.monitors.length);
  };

  const show = (at) => {
    state.at = Math.max(0, Math.min(violation.steps.length - 1, at));
    active = number;
    const step = violation.steps[state.at];
    slider.value = state.at;
    find("where").textContent = `step ${step.step} (${state.at + 1} of ${violation.steps.length}), ${violation.threads[step.thread]}`;
    rows.forEach((row, index) => {
      row.classList.toggle("now", index === state.at);
      row.classList.toggle("later", index > state.at);
      row.classList.toggle("seen", index === step.reads);
    });
    arrows.replaceChildren();
    if (step.reads !== null) arrow(state.at, step.reads, "reads");
    if (step.overtakes !== null) arrow(state.at, step.overtakes, "overtakes");
    find("console").textContent = violation.steps.slice(0, state.at + 1).map((one) => one.printed).join("");
    find("if-console").hidden = !violation.steps.some((one) => one.printed);
    showSource();
    if (violation.memory.length) showMemory();
    else showValues();
  };

  rows.forEach((row, index) => row.addEventListener("click", () => show(index)));
  slider.addEventListener("input", () => show(Number(slider.value)));
  find("first").addEventListener("click", () => show(0));
  find("back").addEventListener("click", () => show(state.at - 1));
  find("forward").addEventListener("click", () => show(state.at + 1));
  find("last").addEventListener("click", () => show(violation.steps.length - 1));
  window.addEventListener("resize", () => { if (number === active) show(state.at); });
  show(violation.steps.length - 1);
  return { show, state, rows };
});

document.addEventListener("keydown", (event) => {
  const shown = violations[active];
  if (!shown || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = shown.state.at;
  const target = { ArrowRight: at + 1, j: at + 1, n: at + 1, ArrowLeft: at - 1, k: at - 1, p: at - 1, Home: 0, End: Infinity }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  shown.show(target);
  shown.rows[shown.state.at].scrollIntoView({ block: "nearest" });
});
active = 0;
