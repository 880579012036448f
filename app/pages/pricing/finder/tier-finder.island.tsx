import { type KeyboardEvent, useEffect, useRef, useState } from "react";

import { sliderRestMs } from "../../../config/timings.ts";
import { removeFromAddress, setInAddress } from "../../../lib/set-in-address.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { finderContent } from "./content.ts";
import {
  findTier,
  lastPosition,
  type Need,
  needs,
  type Positions,
  positionAfterKey,
  toPosition,
  snap,
  startPositions,
  thumbText,
  valueText,
} from "./find-tier.ts";
import { FinderTable } from "./finder-table.tsx";
import { Scale, share } from "./scale.tsx";
import styles from "./tier-finder.module.css";

/**
 * Two needs and the tier that holds them, over the tiers' own columns. Without script there is a table.
 */
export default function TierFinder() {
  const [chosen, setChosen] = useState<Positions>();
  const [said, setSaid] = useState("");
  const root = useRef<HTMLDivElement>(null);
  const isSet = chosen !== undefined;
  const positions = chosen ?? startPositions;
  const { slug, name, answer, reason, asked, address } = findTier(positions);

  // What was moved before hydration wins over the address; the page is prerendered without either.
  useEffect(() => {
    setChosen(movedPositions(root.current) ?? savedPositions());
    // The link to the tier may have been followed before hydration.
    const tier = document.getElementById(window.location.hash.slice(1));
    if (!tier) return;
    choose("tier", tier.id);
    tier.scrollIntoView();
  }, []);

  useEffect(() => {
    if (!isSet) return undefined;
    markTier(slug);
    const timer = setTimeout(() => {
      setSaid(`${answer} ${reason}`);
      setInAddress(address);
    }, sliderRestMs);
    return () => clearTimeout(timer);
  }, [isSet, slug, answer, reason, address]);

  const reset = () => {
    setChosen(undefined);
    setSaid("");
    markTier(undefined);
    removeFromAddress(needs.map((need) => finderContent[need].parameter));
    root.current?.querySelector("input")?.focus();
  };
  const move = (need: Need, position: number) =>
    setChosen((before) => ({ ...(before ?? startPositions), [need]: snap(position) }));
  const onKeyDown = (need: Need) => (event: KeyboardEvent) => {
    const to = positionAfterKey(event.key, need, positions[need]);
    if (to === undefined) return;
    event.preventDefault();
    move(need, to);
  };
  const { untouched } = finderContent;

  return (
    <div
      ref={root}
      className={`page-width ${styles.finder}`}
      data-found-tier={isSet ? slug : undefined}
      data-asked={isSet ? asked : undefined}
    >
      <h2 className="t-d3">{finderContent.headline}</h2>
      <p data-scripted="" data-part="answer" className={styles.answer}>
        <b className="font-500 md:mr-8px t-d3">{isSet ? answer : untouched.answer}</b>{" "}
        <span className="t-body text-ink2">{isSet ? reason : untouched.reason}</span>{" "}
        {isSet && (
          <>
            {/* The tabs of narrow screens start at the popular tier. */}
            <a
              href={`#${slug}`}
              onClick={() => choose("tier", slug)}
              className={`${buttonClass({ variant: "evidence" })} md:hidden`}
            >
              {`${finderContent.see} ${name}`}
            </a>{" "}
            <button
              type="button"
              onClick={reset}
              className={`${buttonClass({ variant: "evidence" })} ml-12px`}
            >
              {finderContent.reset}
            </button>
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div data-scripted="" className={styles.needs}>
        {needs.map((need) => (
          <div key={need} className={styles.need}>
            <Scale need={need} position={positions[need]} isSet={isSet}>
              <div
                className={styles.control}
                data-set={isSet ? "" : undefined}
                style={{ "--position": share(positions[need]) }}
              >
                <Slider
                  name={need}
                  max={lastPosition}
                  value={Math.round(positions[need])}
                  aria-label={finderContent[need].label}
                  aria-valuetext={isSet ? valueText(need, positions[need]) : untouched.value}
                  onChange={({ target }) => move(need, target.valueAsNumber)}
                  onKeyDown={onKeyDown(need)}
                />
                <span
                  aria-hidden="true"
                  className={styles.value}
                  data-text={isSet ? thumbText(need, positions[need]) : ""}
                />
              </div>
            </Scale>
          </div>
        ))}
      </div>
      <FinderTable />
    </div>
  );
}

/** What the visitor moved before hydration. */
function movedPositions(finder: HTMLElement | null): Positions | undefined {
  const moved = { ...startPositions };
  let isMoved = false;
  for (const need of needs) {
    const position = finder?.querySelector<HTMLInputElement>(`[name=${need}]`)?.valueAsNumber;
    if (position === undefined || position === Math.round(startPositions[need])) continue;
    moved[need] = snap(position);
    isMoved = true;
  }
  return isMoved ? moved : undefined;
}

/** What the address asks for. */
function savedPositions(): Positions | undefined {
  const search = new URLSearchParams(window.location.search);
  if (!needs.some((need) => search.has(finderContent[need].parameter))) return undefined;
  const saved = (need: Need) => savedPosition(need, search.get(finderContent[need].parameter));
  return { cpus: saved("cpus"), computeHours: saved("computeHours") };
}

function savedPosition(need: Need, text: string | null): number {
  if (text === finderContent.more) return toPosition(need, Infinity);
  return text !== null && /^[1-9]\d{0,4}$/.test(text)
    ? toPosition(need, Number(text))
    : startPositions[need];
}

/** Gives a tier the wall, the button, the tab and the column of the drawing; without one, takes them back. */
function markTier(slug: string | undefined) {
  for (const tier of document.querySelectorAll("article[data-tier]")) {
    tier.toggleAttribute("data-fits", tier.id === slug);
  }
  if (slug !== undefined) choose("tier", slug);
  choose("whose", slug);
}

/** Checks a radio button of the tabs or of the drawing of whose machine it is, or none of them. */
function choose(group: "tier" | "whose", slug: string | undefined) {
  for (const radio of document.querySelectorAll<HTMLInputElement>(`input[name=${group}]`)) {
    radio.checked = radio.id === `${group}-${slug}`;
  }
}
