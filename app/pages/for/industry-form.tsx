import type { Industry, LandingBlock, LandingPage } from "../../content/landing-page.ts";
import { ContactForm } from "../../leads/contact-form.tsx";
import { dialogContent } from "../../leads/dialogs/dialog-content.ts";
import { below } from "../../ui/below.ts";
import rails from "../../ui/rails.module.css";
import { industryContent, suggestMessage, trialPlace } from "./content.ts";
import { landingFormId } from "./landing-form.tsx";
import styles from "./industry-form.module.css";

const { reply, trial, notYet, documents } = industryContent.form;

type IndustryFormProps = Pick<Extract<LandingBlock, { kind: "form" }>, "headline" | "promise"> &
  Pick<LandingPage, "tier"> & { industry: Industry; ctaId: string };

/** Get Started in a wall, with the tier of the file, and what happens with it. */
export function IndustryForm({ headline, promise, tier, industry, ctaId }: IndustryFormProps) {
  return (
    <section
      id={landingFormId}
      {...below([1596, 1259, 919])}
      className="hatch border-t border-ink print:hidden"
    >
      <div className="page-width pt-72px pb-72px md:py-96px">
        <div className={`${styles.wall} ${rails.rails} ${rails.ruled} wall bg-surface`}>
          <div className="px-20px py-32px sm:p-48px">
            <p className="t-caption text-ink3">{industry.name}</p>
            <h2 className="mt-16px t-d2">{headline}</h2>
            <p className="mt-16px t-lead text-ink2">{promise}</p>
            <dl className={`${styles.facts} mt-32px t-small`}>
              <div>
                <dt className="text-ink3">{reply[0]}</dt> <dd>{reply[1]}</dd>
              </div>
              <div>
                <dt className="text-ink3">{trial}</dt> <dd>{trialPlace(tier)}</dd>
              </div>
              <div>
                <dt className="text-ink3">{notYet[0]}</dt>{" "}
                <dd>
                  <a href={documents} className="underline">
                    {notYet[1]}
                  </a>
                </dd>
              </div>
            </dl>
          </div>
          <div className="px-20px py-32px sm:p-48px">
            <ContactForm
              kind="getStarted"
              ctaId={ctaId}
              tier={tier ?? undefined}
              suggestedMessage={suggestMessage(industry)}
              promise={dialogContent.getStarted.promise}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
