import type { TierSlug, WhoseRow } from "../../content/whose.ts";
import { whose } from "../../content/whose.ts";
import styles from "./whose-machine.module.css";

const racks = "M6 8h9M6 12.5h9M6 17h9";

/** The signs of all cells, once, each 24 × 24. */
export function WhoseSymbols() {
  return (
    <svg aria-hidden="true" width="0" height="0" className={styles.symbols}>
      <symbol id="whose-gate" viewBox="0 0 24 24">
        <path d="M12 1v6M12 17v6M7 7h10M7 17h10" className={styles.heavy} />
        <path d="M1 12h22" className={styles.live} />
        <path d="M13 9.5h5v5h-5z" className="fill-signal" />
      </symbol>
      <symbol id="whose-airlock" viewBox="0 0 24 24">
        <path d="M12 1v4M12 19v4M5 5h14v14H5z" className={styles.heavy} />
        <path d="M9 9h6v6H9z" className={styles.live} />
      </symbol>
      <symbol id="whose-tally" viewBox="0 0 24 24">
        <path d="M5 5v14M9.5 5v14M14 5v14M18.5 5v14M2 17 22 7" className={styles.line} />
      </symbol>
      <symbol id="whose-none" viewBox="0 0 24 24">
        <path d="M6 6h12v12H6z" className={styles.empty} />
      </symbol>
      <symbol id="whose-shared" viewBox="0 0 24 24">
        <path d="M3 2h18v20H3z" className={styles.line} />
        <path d="M7 4h10v4H7z" className="fill-signal" />
        <path d="M3 11h18M3 16.5h18" className={styles.dashed} />
      </symbol>
      <symbol id="whose-rack" viewBox="0 0 24 24">
        <path d="M3 2h18v20H3z" className={styles.line} />
        <path d={racks} className={styles.servers} />
        <path d="M17 8h2M17 12.5h2M17 17h2" className={styles.lights} />
      </symbol>
      <symbol id="whose-pair" viewBox="0 0 24 24">
        <path d="M1 5h9.5v14H1zM13.5 5H23v14h-9.5z" className={styles.line} />
        <path d="M3.5 9h4.5M3.5 13.5h4.5M16 9h4.5M16 13.5h4.5" className={styles.servers} />
        <path d="M10.5 12h3" className={styles.live} />
      </symbol>
      <symbol id="whose-key" viewBox="0 0 24 24">
        <path d="M2 8.5h7.5v7H2zM9.5 12H22v4M17.5 12v3" className={styles.line} />
      </symbol>
      <symbol id="whose-lines" viewBox="0 0 24 24">
        <path d="M3 5.5h18M3 10h18M3 14.5h18M3 19h12" className={styles.line} />
      </symbol>
      <symbol id="whose-tree" viewBox="0 0 24 24">
        <path
          d="M8.5 2h7v6h-7zM1.5 16h7v6h-7zM15.5 16h7v6h-7zM12 8v4M5 16v-4h14v4"
          className={styles.line}
        />
      </symbol>
      <symbol id="whose-person" viewBox="0 0 24 24">
        <path d="M8.5 3h7v7h-7zM3 21v-7h18v7" className={styles.line} />
      </symbol>
    </svg>
  );
}

/** The sign of a cell. */
export function WhoseSign({ row, tier }: { row: WhoseRow; tier: TierSlug }) {
  return (
    <svg aria-hidden="true" width="24" height="24" className={styles.sign}>
      <use href={`#whose-${signName(row, tier)}`} />
    </svg>
  );
}

function signName(row: WhoseRow, tier: TierSlug): string {
  const { holder } = whose[tier].facts[row];
  const names: Record<WhoseRow, string> = {
    line: holder === "ours" ? "gate" : "airlock",
    counts: holder === "ours" ? "tally" : "none",
    machine: tier === "starter" ? "shared" : tier === "scaler" ? "pair" : "rack",
    keys: "key",
    log: "lines",
    roles: "tree",
    people: "person",
  };
  return names[row];
}
