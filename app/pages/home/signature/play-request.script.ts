import { requestStopMs } from "../../../config/motion.ts";
import { part, parts } from "../../../islands/parts.ts";
import { rove } from "../../../islands/rove.ts";
import { type CallFacts, describeCall } from "./describe-call.ts";
import { arriveAt } from "./stop-motion.ts";

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Plays a request of the console: the followed one, or that of a line of the log that is pressed. The
 * checked stop alone decides how far it has come (`stops.module.css`), none is its finished state. Nothing
 * plays on its own, and nothing plays out of view.
 */
export default function playRequest(figure: HTMLElement): void {
  const [log, play] = [part(figure, "log"), part(figure, "play")];
  const status = figure.querySelector("[role=status]");
  const detail = part(figure, "detail");
  if (!log || !play || !status || !detail) return;
  const stops = [...figure.querySelectorAll<HTMLInputElement>("[name=stop]")];
  const lines = parts(log, "line").map(toButton);
  let chosen = lines.find((line) => line.hasAttribute("aria-current"));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let animations: Animation[] = [];

  const stand = () => {
    clearTimeout(timer);
    for (const animation of animations) animation.cancel();
    animations = [];
  };
  const check = (at: number | undefined) => {
    for (const [index, stop] of stops.entries()) stop.checked = index === at;
    // What stands for `:has` in old browsers hears changes of attributes.
    figure.dataset["stop"] = String(at);
  };
  const finish = () => {
    stand();
    check(undefined);
  };
  const arrive = (at: number, then?: () => void) => {
    stand();
    check(at);
    if (!isStill()) animations = arriveAt(figure, at);
    if (then) timer = setTimeout(then, requestStopMs);
  };
  const playFrom = (at: number, then: () => void) =>
    arrive(at, () => {
      if (at < stops.length - 1) playFrom(at + 1, then);
      else then();
    });
  // A phone shows four of the lines.
  const shown = () => lines.filter((line) => line.getClientRects().length > 0);
  const setStop = rove(log, { controls: shown, along: "column" });

  const choose = (line: HTMLButtonElement) => {
    chosen?.removeAttribute("aria-current");
    chosen = line;
    line.setAttribute("aria-current", "true");
    line.append(" ", detail);
    setStop(line);
    show(figure, factsOf(line));
  };
  const start = (line: HTMLButtonElement | undefined) => {
    if (!line) return;
    finish();
    choose(line);
    status.textContent = "";
    const end = () => {
      finish();
      status.textContent = describeCall(factsOf(line)).said;
    };
    if (isStill() || document.hidden) end();
    else playFrom(0, end);
  };

  if (chosen) setStop(chosen);
  play.addEventListener("click", () => start(chosen));
  for (const line of lines) line.addEventListener("click", () => start(line));
  for (const [at, stop] of stops.entries()) {
    stop.addEventListener("change", () => {
      arrive(at);
      if (chosen) status.textContent = describeCall(factsOf(chosen)).stops[at] ?? "";
    });
  }
  figure.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") finish();
  });
  // A link of the day leads to the call that it names.
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const id = target.closest<HTMLElement>(`[href="#${figure.id}"]`)?.dataset["call"];
    if (id) start(lines.find((line) => line.dataset["id"] === id));
  });
  document.addEventListener("visibilitychange", finish);
  new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) finish();
  }).observe(figure);
  // Before this script, a stop could be chosen.
  if (stops.some(({ checked }) => checked)) figure.dataset["stop"] = "";
  figure.dataset["ready"] = "";
}

/** A line of the log is text until something answers its press. */
function toButton(line: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  for (const { name, value } of line.attributes) button.setAttribute(name, value);
  button.append(...line.childNodes);
  line.replaceWith(button);
  return button;
}

/** `audit-log.tsx` has written it. */
const factsOf = (line: HTMLElement) => JSON.parse(line.dataset["call"] ?? "") as CallFacts;

/** Writes a call into the drawings and the stops. */
function show(figure: HTMLElement, call: CallFacts): void {
  figure.toggleAttribute("data-refused", call.refusedTo !== undefined);
  for (const [name, text] of Object.entries(describeCall(call).words)) {
    for (const element of parts(figure, name)) element.textContent = text;
  }
  for (const node of parts(figure, "endpoint-node")) {
    delete node.dataset["from"];
    if (node.dataset["endpoint"] !== call.endpoint) continue;
    node.dataset["from"] = "3";
    node.parentElement
      ?.querySelector("[data-part=way]")
      ?.setAttribute("d", node.dataset["way"] ?? "");
  }
}
