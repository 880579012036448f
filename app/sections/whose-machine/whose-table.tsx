import { customNumber, tierLimits } from "../../content/tier-limits.ts";
import { type TierSlug, whose, type WhoseRow, whoseRows, whoseTiers } from "../../content/whose.ts";
import { formatDollars } from "../../lib/format.ts";
import { whoseContent } from "./content.ts";
import { WhoseSign, WhoseSymbols } from "./signs.tsx";
import styles from "./whose-machine.module.css";

const content = whoseContent;

/**
 * The drawing is a table. Where a cell of the customer's has one of ours above or before it, the wall
 * stands between them.
 *
 * @param canChoose whether the tiers are radio buttons
 */
export function WhoseTable({ canChoose }: { canChoose: boolean }) {
  return (
    <table className={canChoose ? styles.table : `${styles.table} ${styles.plain}`}>
      <caption className="sr-only">{content.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className={styles.name}>{canChoose ? content.choice : content.label}</span>{" "}
            {canChoose && <span className={`${styles.note} text-ink3`}>{content.hint}</span>}
          </th>
          {whoseTiers.map(({ slug, name }) => (
            <th key={slug} scope="col" data-whose={slug}>
              {canChoose ? <TierRadio slug={slug} name={name} /> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {whoseRows.map((row, index) => (
          <tr key={row}>
            <th scope="row">
              <span className={styles.name}>{content.rows[row][0]}</span>{" "}
              <span className={`${styles.note} text-ink3`}>{content.rows[row][1]}</span>
            </th>
            {whoseTiers.map(({ slug, name }, column) => (
              <Cell
                key={slug}
                row={row}
                tier={slug}
                name={canChoose ? undefined : name}
                isBelowOurs={isOurs(whoseRows[index - 1], slug)}
                isBesideOurs={isOurs(row, whoseTiers[column - 1]?.slug)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same without a choice. */
export function PlainWhoseTable() {
  return (
    <div className={styles.drawing}>
      <WhoseSymbols />
      <WhoseTable canChoose={false} />
    </div>
  );
}

/** Above the first row is our ground; before the first tier is nobody's. */
const isOurs = (row: WhoseRow | undefined, tier: TierSlug | undefined) =>
  tier !== undefined && (row === undefined || whose[tier].facts[row].holder === "ours");

function TierRadio({ slug, name }: { slug: TierSlug; name: string }) {
  const tier = Object.values(tierLimits).find((priced) => priced.slug === slug);
  return (
    <label>
      <input type="radio" name="whose" id={`whose-${slug}`} value={slug} aria-label={name} />
      <span className={styles.name}>{name}</span>{" "}
      <span className={`${styles.note} text-ink3`}>
        {tier ? `${formatDollars(tier.monthlyPrice)} ${content.perMonth}` : customNumber}
      </span>
    </label>
  );
}

type CellProps = {
  row: WhoseRow;
  tier: TierSlug;
  /** The tier's name, where phones show all cells below each other. */
  name: string | undefined;
  isBelowOurs: boolean;
  isBesideOurs: boolean;
};

function Cell({ row, tier, name, isBelowOurs, isBesideOurs }: CellProps) {
  const { holder, words } = whose[tier].facts[row];
  const isYours = holder === "yours";
  return (
    <td
      data-whose={tier}
      data-name={name}
      data-holder={holder}
      data-above={isYours && isBelowOurs ? "" : undefined}
      data-before={isYours && isBesideOurs ? "" : undefined}
    >
      <span className={styles.words}>
        <WhoseSign row={row} tier={tier} />
        {/* "ours: one gate, signed", where the words do not begin with it. */}
        <span>
          {!words.startsWith(holder) && <span className="sr-only">{`${content[holder]}: `}</span>}
          {words}
        </span>
      </span>
    </td>
  );
}
