import type { Industry } from "../../content/landing-page.ts";
import { LinkButton } from "../../ui/button.tsx";
import rails from "../../ui/rails.module.css";
import { Section } from "../../ui/section.tsx";
import { StackedRow, StackedTable, stackedCellClass } from "../../ui/stacked-table.tsx";
import { industryContent } from "./content.ts";
import { DocumentSheet } from "./document-sheet.tsx";
import styles from "./industry-clauses.module.css";

const { label, caption, head, source } = industryContent.clauses;

type IndustryClausesProps = Pick<Industry, "clauses" | "document" | "buying">;

/** The clauses an auditor asks about, the document beside them, and what it takes to buy. */
export function IndustryClauses({ clauses, document, buying }: IndustryClausesProps) {
  return (
    <Section id="clauses" label={label} heights={[2115, 1840, 917]}>
      <h2 className="md:col-span-3 inset t-d2">{clauses.headline}</h2>
      <div className={`${styles.table} md:col-span-3 mt-40px`}>
        <StackedTable caption={caption} captionClass="sr-only" head={head} headClass="t-small">
          {clauses.rows.map(({ clause, asks, answer, link }) => (
            <StackedRow key={clause}>
              <th scope="row" className={`${stackedCellClass} font-500 t-cell`}>
                {clause}
              </th>
              <td className={`${stackedCellClass} t-small md:pl-24px`}>{asks}</td>
              <td className={`${stackedCellClass} t-small md:pl-24px`}>{answer}</td>
              <td className={`${stackedCellClass} t-small md:pl-24px`}>
                <a href={link.href} className="font-500 underline">
                  {link.label}
                </a>
              </td>
            </StackedRow>
          ))}
        </StackedTable>
        <p className="mt-16px t-source text-ink3">{source}</p>
      </div>
      <div className="print:hidden inset mt-40px">
        <DocumentSheet title={document.title} kind={document.kind} mark={document.mark} />
        <h3 className="mt-24px t-d4">{document.headline}</h3>
        <p className="mt-4px t-small text-ink2">{document.text}</p>
        <p className="mt-12px">
          <LinkButton {...document.link} variant="evidence" />
        </p>
      </div>
      <dl
        className={`${styles.buying} ${rails.rails} ${rails.ruled} md:col-span-4 quarters mt-40px`}
      >
        {buying.map(([name, value]) => (
          <div key={name} className="pt-16px pb-20px pr-16px">
            <dt className="t-caption text-ink3">{name}</dt>
            <dd className="font-500 mt-4px t-body">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
