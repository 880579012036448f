import { useState } from "react";

import {
  assumptionRules,
  type Assumptions,
  formatAssumption,
  type InputName,
  inputNames,
  parseAssumption,
} from "./assumptions.ts";
import { costsContent } from "./content.ts";
import type { Costs } from "./costs.ts";
import styles from "./cost-assumptions.module.css";

type CostAssumptionsProps = {
  given: Assumptions;
  cards: Costs["cards"];
  onChange: (name: InputName, value: number) => void;
};

/** The sentence and the names in braces, which take turns. */
const parts = costsContent.assumptions.split(/\{(\w+)\}/);

/** What the chart assumes, in a sentence whose numbers are inputs. */
export function CostAssumptions({ given, cards, onChange }: CostAssumptionsProps) {
  const counts: Record<string, number> = {
    aioiCards: cards.aioi,
    selfBuiltCards: cards.selfBuilt,
  };
  const [refused, setRefused] = useState<InputName>();
  return (
    <p data-scripted="" className={`${styles.assumptions} mt-20px text-ink3 print:hidden t-source`}>
      {parts.map((part) => {
        const name = inputNames.find((known) => known === part);
        if (name === undefined) return counts[part] ?? part;
        return (
          <AssumptionInput
            key={name}
            name={name}
            given={given}
            onChange={onChange}
            onRefused={setRefused}
          />
        );
      })}{" "}
      <span role="alert" className="text-warn">
        {refused && boundsOf(refused)}
      </span>
    </p>
  );
}

function boundsOf(name: InputName): string {
  const { min, max, format } = assumptionRules[name];
  return costsContent.bounds(costsContent.inputs[name], format(min), format(max));
}

type AssumptionInputProps = Omit<CostAssumptionsProps, "cards"> & {
  name: InputName;
  /** Called when an input is left with what it cannot be, and without a name when the next is typed in. */
  onRefused: (name?: InputName) => void;
};

function AssumptionInput({ name, given, onChange, onRefused }: AssumptionInputProps) {
  /** What is being typed, and what stood there before; written anew when the input is left. */
  const [typed, setTyped] = useState<{ text: string; before: number }>();
  const text = typed?.text ?? formatAssumption(name, given);
  const type = (value: string) => {
    setTyped({ text: value, before: typed?.before ?? given[name] });
    onRefused();
    const number = parseAssumption(name, value);
    if (number !== undefined) onChange(name, number);
  };
  const leave = () => {
    if (typed && parseAssumption(name, typed.text) === undefined) {
      // The beginning of it may have been a number.
      if (given[name] !== typed.before) onChange(name, typed.before);
      onRefused(name);
    }
    setTyped(undefined);
  };
  const style = { "--characters": Math.max(2, text.length) };
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      name={name}
      value={text}
      aria-label={costsContent.inputs[name]}
      aria-invalid={parseAssumption(name, text) === undefined ? true : undefined}
      className={styles.input}
      style={style}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}
