import type { successStoriesContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { LinkButton } from "../../ui/button.tsx";

type ClosingCardProps = (typeof successStoriesContent)["closing"];

/** The card at the end, with links to our own story and to the cases above. */
export function ClosingCard({ headline, text, start, journey, all }: ClosingCardProps) {
  return (
    <section className="bg-ground border-t border-ink">
      <div className="page-width py-56px md:py-96px">
        <div className="grid items-end gap-y-24px py-32px px-20px bg-surface sm:p-40px md:grid-cols-2 wall">
          <div>
            <h2 className="t-d2">{headline}</h2>
            <p className="max-w-480px mt-16px t-body text-ink2">{text}</p>
          </div>
          <p className="flex flex-wrap gap-16px md:justify-end">
            <LeadDialogTrigger dialog="getStarted" ctaId="stories-closing" variant="primary">
              {start}
            </LeadDialogTrigger>{" "}
            <LinkButton {...journey} variant="secondary" />{" "}
            <LinkButton {...all} variant="secondary" />
          </p>
        </div>
      </div>
    </section>
  );
}
