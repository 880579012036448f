import { billOfMaterials, documentSummaries } from "../../content/document-summaries.ts";
import { documents, documentsCtaId } from "../../content/documents.ts";
import { siteOrigin } from "../../content/site-origin.ts";
import { site } from "../../content/site.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { LeadDialog } from "../../leads/dialogs/lead-dialog.tsx";
import { buttonClass, LinkButton } from "../../ui/button.tsx";
import { trustContent } from "./content.ts";
import { DocumentDrawing } from "./document-drawings.tsx";
import { TrustSection } from "./trust-section.tsx";
import styles from "./documents.module.css";

const { request, ask, others, source, policy, contact } = trustContent.documents;
const { headline, ...section } = trustContent.sections.documents;
const [mailbox = "", host = ""] = site.securityEmail.split("@");

/** The documents in their tray, all of them by one form, and who answers. */
export function Documents() {
  // React's types know no custom properties. This one is the origin of printed addresses.
  const origin = { "--origin": `"${siteOrigin()}"` };
  return (
    <>
      <TrustSection
        {...section}
        headline={
          <>
            {`${headline[0]} `}
            <br />
            {headline[1]}
          </>
        }
        number={8}
        size="d1"
        tone="ground"
        heights={[2444, 2311, 1524]}
      >
        <ul className={styles.tray} style={origin}>
          {documents.map((one, index) => (
            <li key={one.name}>
              <a href={one.href}>
                <span className={`${styles.sheet} bg-surface print:hidden`}>
                  <DocumentDrawing of={index} className={styles.drawing} />
                </span>
                <span className={`${styles.name} font-500`}>{one.name}</span>{" "}
                <span className={styles.open}>{request.open}</span>{" "}
                <span className={`${styles.kind} t-source`}>{`${one.kind}, ${one.length}`}</span>{" "}
                <span className={`${styles.text} t-source text-ink3`}>
                  {documentSummaries[one.href]}
                </span>
                <i
                  aria-hidden="true"
                  className={`${styles.arrow} self-center print:hidden i-mark-arrow-right`}
                />
              </a>
            </li>
          ))}
        </ul>
        <div className={`${styles.ask} mt-32px print:hidden`}>
          <LeadDialogTrigger
            dialog="contactUs"
            ctaId={documentsCtaId}
            subtitle={request.subtitle}
            variant="primary"
          >
            {ask.button}
          </LeadDialogTrigger>
          <p className="t-small text-ink2">{ask.text}</p>
          <p className="t-source text-ink3">{ask.size}</p>
        </div>
        <ul className={`${styles.others} mt-40px`}>
          <Other
            name={billOfMaterials.name}
            kind={`JSON, ${Math.ceil(billOfMaterials.bytes / 1000)} kB`}
            {...others.bom}
            href={billOfMaterials.href}
          />
          {others.rows.map((row) => (
            <Other key={row.name} {...row} href={others.href} />
          ))}
        </ul>
        <p className="mt-16px t-source text-ink3">{source}</p>
        <div className={styles.people}>
          <section id="vulnerability-policy">
            <h3 className="t-caption text-ink3">{policy.title}</h3>
            <p className="t-small text-ink2">{policy.text}</p>
            <p>
              <LinkButton {...policy.file} variant="evidence" />
            </p>
          </section>
          <section className={`wall bg-surface ${styles.contact}`}>
            <h3 className="t-caption text-ink3">{contact.label}</h3>
            <p className="t-d3">
              {mailbox}
              <wbr />
              {`@${host}`}
            </p>
            <p className={`${styles.contactText} text-ink2`}>{contact.text}</p>
            <p className="t-source text-ink3">
              {`key ${contact.key[0]} `}
              <br />
              {contact.key[1]}
            </p>
            <LinkButton
              href={`mailto:${site.securityEmail}`}
              label={contact.action}
              variant="secondary"
            />
          </section>
        </div>
      </TrustSection>
      <LeadDialog kind="contactUs" request={{ ...request, ctaId: documentsCtaId }} />
    </>
  );
}

type OtherProps = { name: string; text: string; kind: string; action: string; href: string };

/** A document that is for programs, or that a person sends. */
function Other({ name, text, kind, action, href }: OtherProps) {
  return (
    <li>
      <b>{name}</b> <span className="text-ink2">{text}</span>{" "}
      <span className="t-source">{kind}</span>{" "}
      <a
        href={href}
        aria-label={`${action}: ${name}`}
        className={buttonClass({ variant: "evidence" })}
      >
        {action}
      </a>
    </li>
  );
}
