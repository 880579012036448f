import { useHydrated, useRouter } from "@tanstack/react-router";
import { createClientOnlyFn } from "@tanstack/react-start";
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";

import { finderRestMs } from "../../../config/motion.ts";
import { onClientRender } from "../../../framework/static-html.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { finderContent } from "./content.ts";
import {
  findTier,
  lastPosition,
  type Need,
  needs,
  type Positions,
  positionAfterKey,
  positionOf,
  thumbText,
  snap,
  startPositions,
  valueText,
} from "./find-tier.ts";
import "./finder.css";
import { FinderTable } from "./finder-table.tsx";
import { Scale, share } from "./scale.tsx";
import type { Sliders } from "./sliders.tsx";

// The Worker does not carry them.
const importSliders = createClientOnlyFn(() => import("./sliders.tsx"));

/** Parameters of the address. */
export type NeedsInAddress = { cpu?: string | undefined; hours?: string | undefined };

/**
 * Two needs and the tier that holds them, over the tiers' own columns. Ark UI's sliders are fetched
 * when a visitor reaches for them; until then the same drawing answers keys and presses. Without script
 * there is a table.
 */
export function TierFinder({ cpu, hours }: NeedsInAddress) {
  // The page is prerendered without its parameters.
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Positions>();
  const [said, setSaid] = useState("");
  const [sliders, setSliders] = useState<{ Sliders: typeof Sliders; focused: Need | undefined }>();
  const requested = useRef(false);
  const focused = useRef<Need>(undefined);
  const router = useRouter();
  const saved =
    hydrated && (cpu !== undefined || hours !== undefined)
      ? { cpus: savedPosition("cpus", cpu), computeHours: savedPosition("computeHours", hours) }
      : undefined;
  const positions = chosen ?? saved ?? startPositions;
  const { column, deciding, slug, name, answer, reason, asked, address } = findTier(positions);
  const isAsked = positions !== startPositions;

  useEffect(() => {
    if (!isAsked) return undefined;
    // The tiers are static: what the finder says of them is written into them.
    const markTier = () => {
      selectTab(slug);
      for (const trigger of document.querySelectorAll<HTMLElement>("article [data-tier]")) {
        const own = trigger.closest("article")?.dataset["tier"] ?? "";
        trigger.dataset["tier"] = own === slug ? `${own}: ${asked}` : own;
      }
    };
    markTier();
    const stop = onClientRender(markTier);
    const timer = setTimeout(() => {
      setSaid(`${answer} ${reason}`);
      const url = new URL(window.location.href);
      // A link was followed in the meantime; its page is on the way.
      if (url.pathname !== "/pricing") return;
      for (const [key, value] of new URLSearchParams(address)) url.searchParams.set(key, value);
      if (url.href === window.location.href) return;
      const href = `${url.pathname}${url.search}${url.hash}`;
      void router.navigate({ href, replace: true, resetScroll: false });
    }, finderRestMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isAsked, slug, asked, answer, reason, address, router]);

  const load = useCallback(() => {
    if (requested.current) return;
    requested.current = true;
    importSliders().then(
      (module) => setSliders({ ...module, focused: focused.current }),
      () => (requested.current = false), // the next touch tries again
    );
  }, []);
  // The script may start when a control already has the focus.
  useEffect(() => {
    focused.current = needOf(document.activeElement);
    if (focused.current) load();
  }, [load]);
  const move = (need: Need, position: number) =>
    setChosen((before) => ({ ...(before ?? positions), [need]: position }));
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const need = needOf(event.target);
    if (!need) return;
    const to = positionAfterKey(event.key, need, positions[need]);
    if (to === undefined) return;
    event.preventDefault();
    move(need, to);
  };
  const style = { "--tier": column, "--at": share(positions[deciding]) } as CSSProperties;

  return (
    <section className="overflow-x-clip border-t border-ink max-md:bg-ground max-md:border-b">
      <div
        className="page finder"
        data-deciding={deciding}
        style={style}
        onPointerOver={load}
        onFocus={(event) => {
          focused.current = needOf(event.target);
          load();
        }}
        onBlur={() => (focused.current = undefined)}
        onKeyDownCapture={onKeyDownCapture}
      >
        <h2 className="finder-title t-d3">{finderContent.headline}</h2>
        <p className="finder-answer">
          <b className="t-d3">{answer}</b> <span className="t-body text-ink2">{reason}</span>{" "}
          {/* The tabs of narrow screens start at the popular tier. */}
          <a
            href={`#${slug}`}
            onClick={() => selectTab(slug)}
            className={`${buttonClass({ variant: "evidence" })} md:hidden`}
          >
            {`${finderContent.see} ${name}`}
          </a>
        </p>
        <p role="status" className="sr-only">
          {said}
        </p>
        <div className="finder-needs">
          {sliders ? (
            <sliders.Sliders positions={positions} focused={sliders.focused} onMove={move} />
          ) : (
            needs.map((need) => (
              <div key={need} data-need={need} className="finder-need">
                <Scale need={need} position={positions[need]}>
                  <div
                    className="finder-control"
                    onPointerDown={(event) => move(need, pressedPosition(event))}
                  >
                    <i className="finder-range" style={{ width: share(positions[need]) }} />
                    <div
                      role="slider"
                      tabIndex={0}
                      aria-label={finderContent[need].label}
                      aria-valuemin={0}
                      aria-valuemax={lastPosition}
                      aria-valuenow={Math.round(positions[need])}
                      aria-valuetext={valueText(need, positions[need])}
                      data-text={thumbText(need, positions[need])}
                      className="finder-thumb"
                      style={{ left: share(positions[need]) }}
                    />
                  </div>
                </Scale>
              </div>
            ))
          )}
        </div>
        <p aria-hidden="true" className="finder-fit t-lab">
          <span>{finderContent.fits}</span>
        </p>
        <FinderTable />
      </div>
    </section>
  );
}

function savedPosition(need: Need, text: string | undefined): number {
  if (text === finderContent.more) return positionOf(need, Infinity);
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text)
    ? positionOf(need, Number(text))
    : startPositions[need];
}

/** Narrow screens show the tier of the tab that is selected. */
function selectTab(slug: string) {
  const tab = document.getElementById(`tier-${slug}`);
  if (tab instanceof HTMLInputElement) tab.checked = true;
}

/** The need whose control an event came from. */
function needOf(target: EventTarget | null): Need | undefined {
  const named =
    target instanceof Element && target.closest<HTMLElement>("[data-need]")?.dataset["need"];
  return needs.find((need) => need === named);
}

function pressedPosition({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const pressed = Math.min(1, Math.max(0, (clientX - left) / width));
  return snap(lastPosition * pressed);
}
