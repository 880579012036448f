import { ease } from "../../config/motion.ts";
import { sampleLine } from "../../content/sample-line.ts";

/** Who is asked: the value of a button. */
type Asked = "device" | "cloud";

/** What moves, by its class, and where it is when, in milliseconds. */
type Track = readonly [className: string, moments: readonly Moment[]];
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
/** Like the style of `.speed-dropped`. */
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
        "speed-waiting",
        [
          { at: 0, transform: along(0) },
          { at: gateMs, transform: along(gateMs) },
          { at: closedMs, transform: along(gateMs) },
          { at: nextMs, transform: along(pitchMs) },
        ],
      ],
      [
        "speed-casting",
        [
          { at: 0, transform: along(0) },
          { at: gateMs, transform: along(gateMs), easing: fall },
          { at: fallenMs, transform: inChute },
          { at: nextMs, transform: inChute },
        ],
      ],
      ["speed-device", shown(deviceMs)],
      ["speed-opening", shown(gateMs, closedMs)],
      ["speed-flap", shown(gateMs, closedMs)],
      [
        "speed-flap",
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
        "speed-waiting",
        [
          { at: 0, transform: along(0) },
          { at: cloudMs, transform: along(cloudMs) },
        ],
      ],
      [
        "speed-casting",
        [
          { at: 0, transform: along(0) },
          { at: cloudMs, transform: along(cloudMs) },
        ],
      ],
      // Gone with the whole of its line.
      ["speed-casting", hidden(cloudMs)],
      ["speed-cloud", shown(cloudMs)],
    ],
  },
};

/**
 * Plays what happens on the belt until the device or a cloud has answered, at true speed, and then says
 * it. Every part of a run has the run's length, so that one clock moves them all. During a run nothing
 * else can be asked.
 *
 * @param section `.speed`
 */
export async function ask(section: HTMLElement, asked: Asked): Promise<void> {
  const [stage, after] = section.querySelectorAll<HTMLElement>(".speed-stage");
  const said = section.querySelector("[role=status]");
  const stills = {
    device: stage?.querySelector(".speed-words > .speed-still"),
    cloud: after?.querySelector(".speed-words"),
  };
  const drawing = stage?.querySelector(".speed-drawing");
  if (!drawing || !said || section.dataset["asked"] !== undefined) return;
  section.dataset["asked"] = asked;
  // Its own answer, the casting in the chute and the words of the last run go.
  delete section.dataset[asked];
  delete section.dataset["dropped"];
  said.textContent = "";
  const { ms, tracks } = runs[asked];
  const animations = tracks.flatMap(([className, moments]) =>
    [...drawing.getElementsByClassName(className)].map((part) =>
      part.animate(toKeyframes(moments, ms), { duration: ms, fill: "both" }),
    ),
  );
  if (!isInView(drawing)) for (const animation of animations) animation.finish();
  await Promise.all(animations.map(({ finished }) => finished));
  // As the last moment has left it: the next casting stands in the frame.
  section.dataset[asked] = "";
  section.toggleAttribute("data-dropped", asked === "device");
  section.toggleAttribute("data-gap", asked === "device");
  said.textContent = stills[asked]?.textContent ?? "";
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
