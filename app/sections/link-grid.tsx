import styles from "./link-grid.module.css";
import covering from "./covering-link.module.css";

type LinkGridProps = {
  rows: readonly { title: string; href: string; text: string; claim?: string }[];
};

/** Links in two columns on the quarters, each with a title and a text. */
export function LinkGrid({ rows }: LinkGridProps) {
  return (
    <ul className="quarters border-b border-line">
      {rows.map(({ title, href, text, claim }) => (
        <li key={href} className={`${covering.around} ${styles.link} md:col-span-2`}>
          <h3 className="t-d3 md:pr-24px">
            <a href={href} className={covering.link}>
              {title}
            </a>
          </h3>
          <div className="inset md:pr-24px">
            <p className="t-copy text-ink2">{text}</p>
            {claim !== undefined && <p className="mt-12px t-caption">{claim}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
