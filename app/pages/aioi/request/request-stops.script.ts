import { part } from "../../../islands/parts.ts";
import { rove } from "../../../islands/rove.ts";
import { opensElsewhere } from "../../../lib/opens-elsewhere.ts";
import { arrive } from "./request-arrival.ts";

/** How much scrolling a stop takes, as in `follow-request.module.css`. */
const getStopHeight = () => Math.min(0.6 * innerHeight, 480);

/** How long an approved export is on its way, as in `follow-request.module.css`. */
const leavesMs = 780;

/** The part of the stage that is in view when its first arrival begins. */
const threshold = 0.4;

/** The stop where the policy decides. */
const policyStop = 1;

/**
 * Lets a request be followed: where the stage is pinned, the page's scroll position chooses the stop and
 * each arrival plays; where the stops are cards, the place of their strip does. The tabs lead to a stop.
 */
export default function followRequest(request: HTMLElement): void {
  const stage = part(request, "stage");
  const strip = part(request, "panels");
  if (!stage || !strip) return;
  const tabs = [...request.querySelectorAll<HTMLElement>("[role=tab]")];
  const panels = [...request.querySelectorAll<HTMLElement>("[role=tabpanel]")];
  const last = panels.length - 1;
  let selected = 0;
  let isInView = false;
  let arrival: ReturnType<typeof arrive> | undefined;

  const isPinned = () => getComputedStyle(stage).position === "sticky";
  const play = (isForward: boolean) => {
    const panel = panels[selected];
    const hasLeft = request.querySelector("[value=allowed]:checked") !== null;
    if (panel) arrival = arrive(panel, isForward, selected === policyStop && !hasLeft);
  };
  const select = (index: number) => {
    const isForward = index > selected;
    selected = index;
    arrival?.end();
    arrival = undefined;
    for (const [at, panel] of panels.entries()) {
      panel.toggleAttribute("data-selected", at === index);
    }
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute("aria-selected", String(at === index));
    }
    setStop(tabs[index]);
    // Nothing plays off screen.
    if (isInView && isPinned()) play(isForward);
  };

  /** The stop at which the page or the strip stands. */
  const place = () => {
    if (isPinned()) {
      const walked = stage.getBoundingClientRect().top - request.getBoundingClientRect().top;
      return Math.round(walked / getStopHeight());
    }
    return Math.round((strip.scrollLeft / (strip.scrollWidth - strip.clientWidth || 1)) * last);
  };
  const follow = () => {
    const index = Math.min(Math.max(place(), 0), last);
    if (index !== selected) select(index);
  };
  const lead = (index: number) => {
    if (isPinned()) {
      const walked =
        request.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(stage).top);
      const top = scrollY + walked + index * getStopHeight();
      scrollTo({ top, behavior: "instant" });
      follow();
    } else {
      strip.scrollTo({ left: (index / last) * (strip.scrollWidth - strip.clientWidth) });
    }
  };

  const setStop = rove(request, {
    controls: () => tabs,
    along: "row",
    wraps: true,
    onMove: (tab) => lead(tabs.indexOf(tab)),
  });
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", (event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      lead(index);
    });
  }
  select(0);
  // Not in view yet: the first arrival waits for it.
  if (isPinned() && stage.getBoundingClientRect().top > innerHeight) {
    play(true);
    for (const animation of arrival?.animations ?? []) animation.pause();
  }
  new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= threshold;
      if (!isInView) return;
      for (const animation of arrival?.animations ?? []) {
        if (animation.playState === "paused") animation.play();
      }
    },
    { threshold },
  ).observe(stage);
  for (const moving of [window, strip]) {
    moving.addEventListener("scroll", follow, { passive: true });
  }
  addEventListener("resize", follow);
  addEventListener("beforeprint", () => arrival?.end());
  follow();
  announceDecisions(request, () => {
    if (selected < policyStop) lead(policyStop);
  });
}

/**
 * Says what a press on the switch or on the approval has decided.
 *
 * @param decided called after each press
 */
function announceDecisions(request: HTMLElement, decided: () => void): void {
  const status = request.querySelector("[role=status]");
  const deny = request.querySelector<HTMLInputElement>("[value=deny]");
  const approve = request.querySelector<HTMLInputElement>("[value=allowed]");
  if (!status || !deny || !approve) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { denied = "", waiting = "", approved = "" } = request.dataset;
  const decide = () => {
    clearTimeout(timer);
    approve.disabled = deny.checked;
    const isAtOnce = !approve.checked || matchMedia("(prefers-reduced-motion: reduce)").matches;
    timer = setTimeout(
      () => {
        status.textContent = approve.checked ? approved : deny.checked ? denied : waiting;
      },
      isAtOnce ? 0 : leavesMs,
    );
  };
  approve.disabled = deny.checked;
  for (const choice of request.querySelectorAll("[type=radio]")) {
    choice.addEventListener("change", () => {
      decide();
      decided();
    });
  }
}
