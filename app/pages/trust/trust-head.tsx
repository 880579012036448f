import { trustContent } from "./content.ts";

const { facts, sections } = trustContent;

/** The headline, the title block of the document, and the index of its sections. */
export function TrustHead() {
  return (
    <div className="page-width pt-40px sm:pt-56px md:pt-72px">
      <p className="t-lab text-ink3">{trustContent.label}</p>
      <div className="trust-head">
        <h1 className="t-d1p">{trustContent.headline}</h1>
        <dl className="trust-block">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="t-lab text-ink3">{name}</dt>
              <dd className="t-lab">{value}</dd>
            </div>
          ))}
          <div className="trust-block-links">
            <dt className="sr-only">{trustContent.documentLinks}</dt>
            <dd>
              <button type="button" data-print="" className="btn-evidence trust-script">
                {trustContent.print}
              </button>{" "}
              <a href={trustContent.securityTxt.href} className="btn-evidence">
                {trustContent.securityTxt.label}
              </a>
            </dd>
          </div>
        </dl>
      </div>
      <nav aria-label={trustContent.index}>
        <ol className="trust-index">
          {Object.values(sections).map(({ id, label }, index) => (
            <li key={id}>
              <a href={`#${id}`} className="hover:underline underline-offset-5px">
                <span className="t-lab text-ink3">{index + 1}</span> {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
