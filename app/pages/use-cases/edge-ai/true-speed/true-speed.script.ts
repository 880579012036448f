import { ease } from "../../../../config/motion.ts";
import { sampleLine } from "../../../../content/sample-line.ts";
import { part, parts } from "../../../../islands/parts.ts";

/** Who is asked: the value of a button. */
type Asked = "device" | "cloud";

/** A part that moves, and where it is when, in milliseconds. */
type Track = readonly [name: string, moments: readonly Moment[]];
type Moment = Keyframe & { at: number };
type Run = { ms: number; tracks: readonly Track[] };

const { deviceMs, gateMs, cloudMs, pitchMs } = sampleLine;

const fallenMs = gateMs + 244;
const flapMs = 120;
/** The flap is closed, and the belt goes on to the next casting. */
const closedMs = fallenMs + flapMs;
const nextMs = closedMs + pitchMs - gateMs;

/** Gravity at the scale of the drawing. */
const fall = "cubic-bezier(.11, 0, .5, 0)";

const along = (ms: number) => `translateX(calc(${ms} * var(--ms)))`;
/** As the sheet places the casting that has dropped. */
const inChute = "translate(calc(63 * var(--ms)), var(--fall)) rotate(1.5deg)";

/** A moment's share of a run is rounded: what changes at once has changed when it comes. */
const justBefore = (ms: number) => ms - 0.001;

/** Shown from one moment to another, or from then on; without a transition. */
const shown = (from: number, to?: number): readonly Moment[] => [
  { at: 0, visibility: "hidden", easing: "step-end" },
  { at: justBefore(from), visibility: "visible", easing: "step-end" },
  ...(to === undefined ? [] : [{ at: justBefore(to), visibility: "hidden" }]),
];

const hidden = (from: number): readonly Moment[] => [
  { at: 0, visibility: "visible", easing: "step-end" },
  { at: justBefore(from), visibility: "hidden" },
];

const runs: Record<Asked, Run> = {
  device: {
    ms: nextMs,
    tracks: [
      [
        "waiting",
        [
          { at: 0, transform: along(0) },
          { at: gateMs, transform: along(gateMs) },
          { at: closedMs, transform: along(gateMs) },
          { at: nextMs, transform: along(pitchMs) },
        ],
      ],
      [
        "casting",
        [
          { at: 0, transform: along(0) },
          { at: gateMs, transform: along(gateMs), easing: fall },
          { at: fallenMs, transform: inChute },
          { at: nextMs, transform: inChute },
        ],
      ],
      ["device", shown(deviceMs)],
      ["opening", shown(gateMs, closedMs)],
      ["flap", shown(gateMs, closedMs)],
      [
        "flap",
        [
          { at: gateMs, transform: "none", easing: ease },
          { at: gateMs + flapMs, transform: "rotate(78deg)" },
          { at: fallenMs, transform: "rotate(78deg)", easing: ease },
          { at: closedMs, transform: "none" },
        ],
      ],
    ],
  },
  cloud: {
    ms: cloudMs,
    tracks: [
      [
        "waiting",
        [
          { at: 0, transform: along(0) },
          { at: cloudMs, transform: along(cloudMs) },
        ],
      ],
      [
        "casting",
        [
          { at: 0, transform: along(0) },
          { at: cloudMs, transform: along(cloudMs) },
        ],
      ],
      // Gone with the whole of its line.
      ["casting", hidden(cloudMs)],
      ["cloud", shown(cloudMs)],
    ],
  },
};

/**
 * Lets the belt answer its buttons. Where this does not arrive, the form posts, and its target shows both
 * answers.
 */
export default function trueSpeed(section: HTMLElement): void {
  section.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    void ask(section, event.submitter?.getAttribute("value") === "cloud" ? "cloud" : "device");
  });
}

/**
 * Plays what happens on the belt until the device or a cloud has answered, at true speed, and then says
 * it. Every part of a run has the run's length, so that one clock moves them all. During a run nothing
 * else can be asked.
 */
async function ask(section: HTMLElement, asked: Asked): Promise<void> {
  const drawing = part(section, "drawing");
  const said = section.querySelector("[role=status]");
  if (!drawing || !said || section.dataset["asked"] !== undefined) return;
  section.dataset["asked"] = asked;
  // Its own answer, the casting in the chute and the words of the last run go.
  delete section.dataset[asked];
  delete section.dataset["dropped"];
  said.textContent = "";
  const { ms, tracks } = runs[asked];
  const animations = tracks.flatMap(([name, moments]) =>
    parts(drawing, name).map((moving) =>
      moving.animate(toKeyframes(moments, ms), { duration: ms, fill: "both" }),
    ),
  );
  if (!isInView(drawing)) for (const animation of animations) animation.finish();
  await Promise.all(animations.map(({ finished }) => finished));
  // As the last moment has left it: the next casting stands in the frame.
  section.dataset[asked] = "";
  section.toggleAttribute("data-dropped", asked === "device");
  section.toggleAttribute("data-gap", asked === "device");
  said.textContent = part(section, `${asked}-result`)?.textContent ?? "";
  for (const animation of animations) animation.cancel();
  delete section.dataset["asked"];
}

/** @returns keyframes by their share of the run; the last one holds until its end */
function toKeyframes(moments: readonly Moment[], ms: number): Keyframe[] {
  const keyframes = moments.map(({ at, ...keyframe }) => ({ ...keyframe, offset: at / ms }));
  return [...keyframes, { ...keyframes.at(-1), offset: 1 }];
}

/** Nothing plays off screen. */
function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return !document.hidden && top > 0 && top < innerHeight;
}
