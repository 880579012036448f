import type { LandingBlock, LandingPage } from "../../content/landing-page.ts";
import { ContactForm } from "../../leads/contact-form.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { landingContent } from "./content.ts";
import panel from "../../leads/form-panel.module.css";

/** Id of the section with the form of the page. */
export const landingFormId = "write";

type LandingFormProps = Extract<LandingBlock, { kind: "form" }> &
  Pick<LandingPage, "form" | "tier"> & { ctaId: string };

/** The end of the page: the button that opens Get Started, or the contact form. */
export function LandingForm({ headline, promise, form, tier, ctaId }: LandingFormProps) {
  if (form === "getStarted") {
    return (
      <ClosingCta
        headline={headline}
        promise={promise}
        action={landingContent.start}
        dialog="getStarted"
        tier={tier ?? undefined}
        ctaId={ctaId}
      />
    );
  }
  return (
    <section id={landingFormId} className="bg-ground border-t border-ink print:hidden">
      <div className="page-width quarters gap-y-32px pt-48px pb-72px md:pt-72px md:pb-96px">
        <div className="md:pr-24px">
          <h2 className="t-d3">{headline}</h2>
          <p className="mt-16px t-small text-ink2">{promise}</p>
        </div>
        <div className={`${panel.panel} md:col-span-3 md:ml-24px wall`}>
          <ContactForm kind="contactPage" ctaId={ctaId} promise={landingContent.contactPromise} />
        </div>
      </div>
    </section>
  );
}
