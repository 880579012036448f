import { type KeyboardEvent, useEffect, useRef, useState } from "react";

import { sliderRestMs } from "../../../config/timings.ts";
import { isBrowsersKey } from "../../../lib/is-browsers-key.ts";
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
  startPosition,
  thumbText,
  valueText,
} from "./find-tier.ts";
import { FinderTable } from "./finder-table.tsx";
import { Scale, share } from "./scale.tsx";
import styles from "./tier-finder.module.css";

/** Where a language runs from right to left, the tiers do, and with them the scale above. */
const mirroredKeys = new Map([
  ["ArrowLeft", "ArrowRight"],
  ["ArrowRight", "ArrowLeft"],
]);

/**
 * Two needs and the tier that holds them, over the tiers' own columns. Without script there is a table.
 */
export default function TierFinder() {
  const [positions, setPositions] = useState<Positions>({});
  const [said, setSaid] = useState("");
  const root = useRef<HTMLDivElement>(null);
  const isSet = isAnySet(positions);
  const { slug, name, answer, reason, asked, address } = findTier(positions);

  // What was moved before hydration wins over the address; the page is prerendered without either.
  useEffect(() => {
    const saved = savedPositions();
    setPositions({ ...saved, ...movedPositions(root.current) });
    // The address may lead on to the tier that it found, which narrow screens have not shown.
    const tier = isAnySet(saved) && document.querySelector("article[data-tier]:target");
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
    setPositions({});
    setSaid("");
    markTier(undefined);
    removeFromAddress(needs.map((need) => finderContent[need].parameter));
    root.current?.querySelector("input")?.focus();
  };
  const move = (need: Need, position: number) =>
    setPositions((before) => ({ ...before, [need]: snap(position) }));
  const onKeyDown = (need: Need) => (event: KeyboardEvent) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const key = (isMirrored && mirroredKeys.get(event.key)) || event.key;
    const to = positionAfterKey(key, need, positions[need] ?? startPosition);
    if (to === undefined || isBrowsersKey(event)) return;
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
      <div data-scripted="" className="md:col-span-full">
        {needs.map((need) => {
          const set = positions[need];
          const position = set ?? startPosition;
          return (
            <div key={need} className={styles.need}>
              <Scale need={need} position={set}>
                <div
                  className={styles.control}
                  data-set={set === undefined ? undefined : ""}
                  style={{ "--position": share(position) }}
                >
                  <Slider
                    name={need}
                    max={lastPosition}
                    value={Math.round(position)}
                    aria-label={finderContent[need].label}
                    aria-valuetext={set === undefined ? untouched.value : valueText(need, set)}
                    onChange={({ target }) => move(need, target.valueAsNumber)}
                    onKeyDown={onKeyDown(need)}
                  />
                  <span
                    aria-hidden="true"
                    className={styles.value}
                    data-text={set === undefined ? "" : thumbText(need, set)}
                  />
                </div>
              </Scale>
            </div>
          );
        })}
      </div>
      <FinderTable />
    </div>
  );
}

const isAnySet = (positions: Positions): boolean => Object.keys(positions).length > 0;

const positionsBy = (positionOf: (need: Need) => number | undefined): Positions =>
  Object.fromEntries(
    needs.flatMap((need) => {
      const position = positionOf(need);
      return position === undefined ? [] : [[need, position]];
    }),
  );

/** What the visitor moved before hydration. */
const movedPositions = (finder: HTMLElement | null): Positions =>
  positionsBy((need) => {
    const position = finder?.querySelector<HTMLInputElement>(`[name=${need}]`)?.valueAsNumber;
    return position === undefined || position === startPosition ? undefined : snap(position);
  });

/** What the address asks for. */
function savedPositions(): Positions {
  const search = new URLSearchParams(window.location.search);
  return positionsBy((need) => {
    const text = search.get(finderContent[need].parameter) ?? "";
    if (text === finderContent.more) return toPosition(need, Infinity);
    return /^[1-9]\d{0,4}$/.test(text) ? toPosition(need, Number(text)) : undefined;
  });
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
