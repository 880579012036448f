import { useState } from "react";

import {
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
  return (
    <p data-scripted="" className={`${styles.assumptions} mt-20px text-ink3 print:hidden t-source`}>
      {parts.map((part) => {
        const name = inputNames.find((known) => known === part);
        if (name === undefined) return counts[part] ?? part;
        return <AssumptionInput key={name} name={name} given={given} onChange={onChange} />;
      })}
    </p>
  );
}

type AssumptionInputProps = Omit<CostAssumptionsProps, "cards"> & { name: InputName };

function AssumptionInput({ name, given, onChange }: AssumptionInputProps) {
  /** What is being typed; written anew when the input is left. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? formatAssumption(name, given);
  const type = (value: string) => {
    setTyped(value);
    const number = parseAssumption(name, value);
    if (number !== undefined) onChange(name, number);
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
      onBlur={() => setTyped(undefined)}
    />
  );
}
