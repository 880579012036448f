import { site } from "../../content/site.ts";
import { buttonClass } from "../../ui/button.tsx";
import { trustContent } from "./content.ts";
import { TrustSection } from "./trust-section.tsx";
import styles from "./documents.module.css";

const { rows, ask, policy, contact } = trustContent.documents;
const [mailbox = "", host = ""] = site.securityEmail.split("@");

/** The documents, and who answers. */
export function Documents() {
  return (
    <TrustSection
      {...trustContent.sections.documents}
      number={8}
      tone="ground"
      heights={[1225, 736]}
    >
      <div className={styles.documents}>
        <div className={styles.list}>
          <ul>
            {rows.map((row) => (
              <li key={row.name}>
                <a href={"href" in row ? row.href : ask(row.name)} className={styles.document}>
                  {row.name}
                </a>{" "}
                <span className="text-ink2">{row.text}</span>{" "}
                <span className="t-caption">{row.kind}</span>
              </li>
            ))}
          </ul>
          <section id="vulnerability-policy">
            <h3 className="t-caption text-ink3">{policy.title}</h3>
            <p className="t-small text-ink2">{policy.text}</p>
          </section>
        </div>
        <section className={`wall bg-surface ${styles.contact}`}>
          <h3 className="t-caption text-ink3">{contact.label}</h3>
          <p className="t-d3">
            {mailbox}
            <wbr />
            {`@${host}`}
          </p>
          <p className={`${styles.text} text-ink2`}>{contact.text}</p>
          <p className="t-source text-ink3">
            {`key ${contact.key[0]} `}
            <br />
            {contact.key[1]}
          </p>
          <a href={`mailto:${site.securityEmail}`} className={buttonClass({ variant: "primary" })}>
            {contact.action}
          </a>
        </section>
      </div>
    </TrustSection>
  );
}
