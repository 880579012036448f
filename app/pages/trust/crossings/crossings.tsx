import { spaced } from "../../../lib/spaced.ts";
import { trustContent } from "../content.ts";
import { TrustSection } from "../trust-section.tsx";
import { script } from "../../../islands/script.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { CrossingDetails } from "./crossing-details.tsx";
import { CrossingLegend, CrossingSymbols, SignDrawing } from "./crossing-signs.tsx";
import crossingsScript from "./crossings.script.ts";
import { firstFlow, type Flow, flowGroups, getGates, walls } from "./flows.ts";
import tabs from "../../../ui/radio-tabs.module.css";
import styles from "./crossings.module.css";

const { crossings, sections } = trustContent;

/** The nine flows and the five walls: a drawing that is a table (`crossings.script.ts`). */
export function Crossings() {
  const { headline, ...section } = sections.crossings;
  return (
    <TrustSection
      {...section}
      number={1}
      size="d1"
      headline={<TwoLines lines={[headline[0] ?? "", headline[1] ?? ""]} />}
    >
      <div {...script(crossingsScript, "now")} className={styles.figure} data-motion="">
        <CrossingSymbols />
        <CrossingLegend />
        <WallTabs />
        <div className={styles.drawing}>
          <div aria-hidden="true" className={styles.walls}>
            {walls.map(({ mode }) => (
              <i key={mode} data-wall={mode} />
            ))}
          </div>
          <CrossingTable />
        </div>
        <CrossingDetails />
        <p className="mt-20px t-source text-ink3">{crossings.source}</p>
      </div>
    </TrustSection>
  );
}

/** Chooses the wall that narrow screens show: native, so that it works without script. */
function WallTabs() {
  return (
    <fieldset className={`${tabs.tabs} ${styles.tabs}`}>
      <legend className="sr-only">{crossings.choice}</legend>
      {spaced(
        walls.map(({ mode, short }) => (
          <label key={mode}>
            <input
              type="radio"
              name="trust-wall"
              id={`trust-wall-${mode}`}
              defaultChecked={mode === "ours"}
            />
            {short}
          </label>
        )),
      )}
    </fieldset>
  );
}

function CrossingTable() {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{crossings.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{crossings.flow}</span>
          </th>
          {walls.map(({ mode, name, note, tiers }) => (
            <th key={mode} scope="col" data-wall={mode} className={styles.mode}>
              {`${name} `}
              <span className={`${styles.place} t-source text-ink3`}>{note}</span>{" "}
              <span className="t-source text-ink3">{tiers}</span>
            </th>
          ))}
        </tr>
      </thead>
      {flowGroups.map(({ name, flows }) => (
        <tbody key={name}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={6} className="t-caption text-ink3">
              {name}
            </th>
          </tr>
          {flows.map((flow) => (
            <FlowRow key={flow.id} {...flow} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row" className="t-caption text-ink3">
            {crossings.totals.name}
          </th>
          {walls.map(({ mode }, column) => (
            <Total key={mode} mode={mode} column={column} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function FlowRow({ id, name, note, cells }: Flow) {
  const isLit = id === firstFlow;
  const isRefused = cells.every(([sign]) => sign === "stopped");
  return (
    <tr
      data-flow={id}
      data-lit={isLit ? "" : undefined}
      className={`${styles.flow} ${isRefused ? styles.refused : ""}`}
    >
      <th scope="row">
        <button type="button" aria-pressed={isLit} aria-describedby={`flow-${id}`}>
          {name}
        </button>{" "}
        <span className={`${styles.note} t-source text-ink3`}>{note}</span>
      </th>
      {cells.map(([sign, word], column) => {
        const mode = walls[column]?.mode ?? "ours";
        return (
          <td key={mode} data-wall={mode} data-sign={sign}>
            <span className="sr-only">{`${crossings.signs[sign]}, `}</span>
            <span className={`${styles.word} whitespace-nowrap t-source`}>{word}</span>
            <SignDrawing sign={sign} isDouble={mode === "air-gapped"} comesIn={id !== "usage"} />
          </td>
        );
      })}
    </tr>
  );
}

/** Counted from the same data as the rows above it. */
function Total({ mode, column }: { mode: string; column: number }) {
  const { open, shut, airlocks } = getGates(column);
  const { open: gates, airlock, shut: shutWord } = crossings.totals;
  const others = [
    ...(airlocks === 0 ? [] : [`${airlocks} ${airlock[airlocks === 1 ? 0 : 1]}`]),
    `${shut} ${shutWord}`,
  ];
  return (
    <td data-wall={mode}>
      <span className={`${styles.total} font-500`}>{open}</span>{" "}
      <span className={`${styles.totalText} font-500`}>
        {`${gates[open === 1 ? 0 : 1]} `}
        <span className="t-source text-ink3">{others.join(", ")}</span>
      </span>
    </td>
  );
}
