import type { KeyboardEvent } from "react";

import { isBrowsersKey } from "../../../lib/is-browsers-key.ts";
import { Slider } from "../../../ui/slider.tsx";
import {
  assumptionRules,
  type Assumptions,
  formatAssumption,
  type SliderName,
  sliderNames,
} from "./assumptions.ts";
import { costsContent } from "./content.ts";
import { lastStop, toStop, valueAfterKey, valueAtStop } from "./log-scale.ts";
import four from "../four.module.css";
import styles from "./cost-sliders.module.css";

/** From thousands to millions: each factor takes the same way. */
const isLogarithmic = (name: SliderName) => name === "requests" || name === "tokens";

/** Where the thumb stands by itself, in the numbers of the native control. */
export const toPosition = (name: SliderName, value: number): number =>
  isLogarithmic(name) ? Math.round(toStop(assumptionRules[name], value)) : value;

/** The value at a position of the native control. */
export const valueAt = (name: SliderName, position: number): number =>
  isLogarithmic(name) ? valueAtStop(assumptionRules[name], position) : position;

type CostSlidersProps = {
  given: Assumptions;
  onChange: (name: SliderName, value: number) => void;
};

/** The four numbers that decide most. */
export function CostSliders({ given, onChange }: CostSlidersProps) {
  return (
    <div data-scripted="" className={`${four.four} ${styles.sliders} print:hidden`}>
      {sliderNames.map((name) => (
        <CostSlider key={name} name={name} given={given} onChange={onChange} />
      ))}
    </div>
  );
}

function CostSlider({ name, given, onChange }: CostSlidersProps & { name: SliderName }) {
  const { label, ends } = costsContent.sliders[name];
  const rule = assumptionRules[name];
  const scale = isLogarithmic(name) ? { min: 0, max: lastStop, step: 1 } : rule;
  const position = toPosition(name, given[name]);
  const part = (position - scale.min) / (scale.max - scale.min);
  const style = { "--position": `${(100 * part).toFixed(2)}%` };
  const text = formatAssumption(name, given);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = valueAfterKey(event.key, rule, given[name]);
    if (to === undefined || isBrowsersKey(event)) return;
    event.preventDefault();
    onChange(name, to);
  };
  return (
    <div className="py-16px">
      <p className={`${styles.name} t-field`}>
        {`${label} `}
        <span aria-hidden="true" className="t-d4">
          {text}
        </span>
      </p>
      <div className={styles.control} style={style}>
        <Slider
          name={name}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={position}
          aria-label={label}
          aria-valuetext={text}
          onChange={({ target }) => onChange(name, valueAt(name, target.valueAsNumber))}
          onKeyDown={isLogarithmic(name) ? onKeyDown : undefined}
        />
      </div>
      <p aria-hidden="true" className={`${styles.ends} text-ink3 t-source`}>
        <span>{ends[0]}</span> <span>{ends[1]}</span>
      </p>
    </div>
  );
}
