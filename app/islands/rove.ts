import { isBrowsersKey } from "../lib/is-browsers-key.ts";

type Rove = {
  /** In the order in which the keys go along them; asked at every key, because it may change. */
  controls: () => readonly HTMLElement[];
  /** `row`: left and right. `column`: up and down. */
  along: "row" | "column";
  /** Whether the last control is followed by the first. */
  wraps?: boolean;
  /** Called with the control that a key leads to, before it gets the focus. */
  onMove?: (control: HTMLElement) => void;
};

const steps = {
  row: { ArrowLeft: -1, ArrowRight: 1 },
  column: { ArrowUp: -1, ArrowDown: 1 },
} as const;

/**
 * Makes several controls one Tab stop: arrow keys, Home and End go on from there (WAI-ARIA, roving
 * tabindex).
 *
 * @param root hears the keys
 * @returns makes a control the Tab stop
 */
export function rove(
  root: HTMLElement,
  { controls, along, wraps = false, onMove }: Rove,
): (stop: HTMLElement | undefined) => void {
  const setStop = (stop: HTMLElement | undefined) => {
    for (const control of controls()) control.tabIndex = control === stop ? 0 : -1;
  };
  root.addEventListener("keydown", (event) => {
    if (isBrowsersKey(event)) return;
    const all = controls();
    const at = all.findIndex((control) => control === event.target);
    const control = all[at];
    if (!control) return;
    const isMirrored = along === "row" && getComputedStyle(control).direction === "rtl";
    const to = placeAfter(event.key, at, all.length, along, isMirrored ? -1 : 1);
    const next = wraps ? all.at(to % all.length) : all[to];
    if (!next || to === at) return;
    event.preventDefault();
    setStop(next);
    onMove?.(next);
    next.focus();
  });
  return setStop;
}

/** @returns the place that a key leads to, also before the first or behind the last */
function placeAfter(
  key: string,
  at: number,
  count: number,
  along: keyof typeof steps,
  sign: 1 | -1,
): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = new Map<string, number>(Object.entries(steps[along])).get(key) ?? 0;
  return at + sign * step;
}
