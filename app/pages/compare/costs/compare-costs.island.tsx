import { type MouseEvent, useEffect, useRef, useState } from "react";

import { sliderRestMs } from "../../../config/timings.ts";
import { opensElsewhere } from "../../../lib/opens-elsewhere.ts";
import { setInAddress } from "../../../lib/set-in-address.ts";
import { buttonClass } from "../../../ui/button.tsx";
import {
  toAddress,
  type AssumptionName,
  assumptionRules,
  type Assumptions,
  assumptionsIn,
  formatAssumption,
  inputNames,
  parseAssumption,
  sliderNames,
  startAssumptions,
} from "./assumptions.ts";
import { costsContent } from "./content.ts";
import { CostAssumptions } from "./cost-assumptions.tsx";
import { CostChart } from "./cost-chart.tsx";
import { CostSliders, toPosition, valueAt } from "./cost-sliders.tsx";
import { CostTable } from "./cost-table.tsx";
import { computeCosts, toMonth } from "./costs.ts";
import { getRequirement, getResult } from "./texts.ts";
import styles from "./compare-costs.module.css";

/**
 * What three ways to run AI cost over 36 months, by assumptions that a visitor changes. They stand in
 * the address and in the page's forms.
 */
export default function CompareCosts() {
  const [chosen, setChosen] = useState<Assumptions>();
  const [said, setSaid] = useState("");
  const root = useRef<HTMLDivElement>(null);
  const given = chosen ?? startAssumptions;
  const costs = computeCosts(given);
  const { headline, text, numbers, volume } = getResult(given, costs);

  // What was changed before hydration wins over the address; the page is prerendered without either.
  useEffect(() => {
    setChosen(
      changedAssumptions(root.current) ??
        assumptionsIn(new URLSearchParams(window.location.search)),
    );
  }, []);

  const address = chosen && toAddress(chosen);
  const announced = `${headline} ${text} ${numbers}.`;
  useEffect(() => {
    if (address === undefined) return undefined;
    const timer = setTimeout(() => {
      setSaid(announced);
      setInAddress(address);
    }, sliderRestMs);
    return () => clearTimeout(timer);
  }, [address, announced]);

  const change = (name: AssumptionName, value: number) =>
    setChosen((before) => ({ ...(before ?? startAssumptions), [name]: value }));
  const show = (requests: number) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    change("requests", requests);
    // The link is gone with the answer; the slider shows what it has set.
    root.current?.querySelector<HTMLInputElement>("[name=requests]")?.focus();
  };

  return (
    <div ref={root} data-requirement={chosen && getRequirement(chosen, costs)}>
      <div className={styles.head}>
        <div>
          <p className="mb-16px print:hidden t-caption text-ink3">{costsContent.label}</p>
          <h2 className="t-d1">
            {headline}
            {costs.crossing !== null && (
              <span className="hidden print:inline">
                {`: ${costsContent.chart.cheaperFrom(toMonth(costs.crossing))}`}
              </span>
            )}
          </h2>
        </div>
        <div className={`${styles.text} print:hidden`}>
          <p className="t-body text-ink2">{text}</p>
          {volume !== undefined && (
            <a
              href={`?${toAddress({ ...given, requests: volume })}`}
              onClick={show(volume)}
              className={buttonClass({ variant: "evidence" })}
            >
              {costsContent.show(assumptionRules.requests.format(volume))}
            </a>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <CostSliders given={given} onChange={change} />
      <CostChart costs={costs} />
      <CostAssumptions given={given} cards={costs.cards} onChange={change} />
      <CostTable given={given} costs={costs} />
    </div>
  );
}

/** What the visitor changed before hydration. */
function changedAssumptions(costs: HTMLElement | null): Assumptions | undefined {
  const inputOf = (name: AssumptionName) =>
    costs?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const changed = { ...startAssumptions };
  let isChanged = false;
  const set = (name: AssumptionName, value: number | undefined) => {
    if (value === undefined || value === startAssumptions[name]) return;
    changed[name] = value;
    isChanged = true;
  };
  for (const name of sliderNames) {
    const position = inputOf(name)?.valueAsNumber;
    if (position === undefined || position === toPosition(name, startAssumptions[name])) continue;
    set(name, valueAt(name, position));
  }
  for (const name of inputNames) {
    const typed = inputOf(name)?.value;
    if (typed === undefined || typed === formatAssumption(name, startAssumptions)) continue;
    set(name, parseAssumption(name, typed));
  }
  return isChanged ? changed : undefined;
}
