import { Island } from "../../islands/island.tsx";
import StyleguideControls from "./styleguide-controls.island.tsx";
import { StyleguideParts } from "./styleguide-parts.tsx";
import { StyleguideRow } from "./styleguide-row.tsx";
import { colorNames } from "../../ui/color-names.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import styles from "./page.module.css";

const types = [
  ["t-d0", "Display 0, 92/.94"],
  ["t-d1p", "Page headline, 84/.94"],
  ["t-d1", "Display 1, 70/.98"],
  ["t-d2", "Display 2, 48/1.04"],
  ["t-d3", "Display 3, 28/1.16"],
  ["t-d4", "Display 4, 20/1.28"],
  ["t-quote", "Quotation, 34/1.16"],
  ["t-price", "$4,999"],
  ["t-rate", "$300"],
  ["t-lead text-ink2", "Lead, 20/1.48. Models come in. Data stays in."],
  ["t-body", "Body, 17/1.5. Models come in. Data stays in."],
  ["t-copy", "Copy, 16/24. Models come in. Data stays in."],
  ["t-small", "Small, 15/1.5. Models come in. Data stays in."],
  ["t-note", "Note, 14.5/20. Models come in. Data stays in."],
  ["t-nav", "Navigation, 15.5"],
  ["t-field", "Field label, 14.5/20"],
  ["t-caption text-ink3", "Caption, label, table head, note, 15/22"],
  ["t-source text-ink3", "Source, 14/20"],
  ["t-value", "Value, mono 15/24 0123456789"],
  ["t-cell", "Cell, mono 14/22 0123456789"],
  ["t-log", "Log, axis, name in a drawing, mono 13/20 0123456789"],
] as const;

const icons = [
  "i-mark-arrow-right",
  "i-mark-arrow-left",
  "i-mark-arrow-out",
  "i-mark-plus",
  "i-mark-minus",
  "i-mark-cross",
  "i-mark-refused",
  "i-mark-check",
  "i-mark-dash",
  "i-mark-chevron-down",
  "i-mark-menu",
];

/** `/styleguide`: every token and part in every state. Only while developing. */
export function StyleguidePage() {
  return (
    <div className="page-width pt-56px pb-96px">
      <h1 className="t-d1p mb-56px">Style guide</h1>
      <StyleguideRow label="Wordmark">
        <div className="flex items-end gap-48px">
          <Wordmark name="AIOI" className={styles.wordmark44} />
          <Wordmark name="AIOI" className={styles.wordmark20} />
          <Wordmark name="AIOI" className={styles.wordmark11} />
        </div>
      </StyleguideRow>
      <StyleguideRow label="Color">
        <ul className={styles.colors}>
          {colorNames.map((name) => (
            <li key={name} className="t-caption">
              <span style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </StyleguideRow>
      <StyleguideRow label="Signs">
        <div className="grid sm:grid-cols-3 gap-24px t-caption">
          <p className="wall p-20px">wall: inside</p>
          <p className="hatch p-20px">
            <span className="bg-ground px-4px">hatch: outside</span>
          </p>
          <p className={styles.region}>region: not yours</p>
        </div>
      </StyleguideRow>
      <StyleguideRow label="Type">
        <p className="t-num-2xl mb-24px">95%</p>
        {types.map(([name, text]) => (
          <p key={name} className={`${name} mb-8px`}>
            {text}
          </p>
        ))}
      </StyleguideRow>
      <StyleguideRow label="Icons">
        <ul className="flex flex-wrap gap-24px">
          {icons.map((name) => (
            <li key={name}>
              <i aria-hidden="true" className={`${name} block size-16px`} />
            </li>
          ))}
        </ul>
      </StyleguideRow>
      <Island of={StyleguideControls} props={{}} />
      <StyleguideParts />
    </div>
  );
}
