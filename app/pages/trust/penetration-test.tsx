import { formatCompact, formatDay } from "../../lib/format.ts";
import { trustContent } from "./content.ts";
import { attack } from "./promises.ts";
import { findings, penetrationTest } from "./records.ts";
import { TrustSection } from "./trust-section.tsx";
import styles from "./penetration-test.module.css";

const { facts, none, fixed: fixedOf, open } = penetrationTest;

/**
 * The findings of outside testers, a square each, and an attack of our own.
 *
 * @param props.day the current date, as `2026-11-21`
 */
export function PenetrationTest({ day }: { day: string }) {
  const { text, due } = open;
  return (
    <TrustSection {...trustContent.sections.test} number={6} heights={[977, 900, 527]}>
      <div className={`${styles.test} mt-24px md:mt-40px`}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="t-caption text-ink3">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <dl className={styles.findings}>
            {findings.map((row) => (
              <Finding key={row.severity} {...row} />
            ))}
          </dl>
          <p className="mt-12px t-source text-ink3">
            {`Open: ${text}; ${day > due ? "it was due" : "due"} ${formatDay(due)}. Sample content.`}
          </p>
        </div>
        <div>
          <p className="t-num">{formatCompact(attack.calls)}</p>
          <p className="mt-16px t-small text-ink2">{attack.text}</p>
          <p className="mt-8px t-source text-ink3">{trustContent.tested}</p>
        </div>
      </div>
    </TrustSection>
  );
}

/** The findings of one severity: a square each, filled when it is fixed. */
function Finding({ severity, fixed, open: unfixed }: (typeof findings)[number]) {
  const all = fixed + unfixed;
  const square = (index: number, side: number) =>
    `M${index * 32 + (26 - side) / 2} ${(26 - side) / 2}h${side}v${side}h${-side}z`;
  return (
    <div>
      <dt className="t-caption text-ink3">{severity}</dt>
      <dd>
        {all === 0 ? (
          <span className="t-caption text-ink3">{none}</span>
        ) : (
          <>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${all * 32} 26`}
              preserveAspectRatio="xMinYMid"
              className={`${styles.squares} min-w-0`}
            >
              <path
                d={Array.from({ length: fixed }, (_, index) => square(index, 26)).join("")}
                fill="var(--ink)"
              />
              <path
                d={Array.from({ length: unfixed }, (_, index) => square(fixed + index, 25)).join(
                  "",
                )}
                fill="none"
                stroke="var(--ink)"
                strokeWidth="1.25"
              />
            </svg>
            <span className={`${styles.value} t-caption`}>{fixedOf(fixed, all)}</span>
          </>
        )}
      </dd>
    </div>
  );
}
