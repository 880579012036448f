import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { MiddleStep } from "../middle-step.tsx";
import { articleClosingContent, questionOn } from "./article-closing-content.ts";
import styles from "./article-closing-cta.module.css";
import flood from "../flood.module.css";

type ArticleClosingCtaProps = {
  /** What the article is about, the most telling first. */
  subjects: readonly string[];
  /** Short id of the action, stored with the lead. */
  ctaId: string;
};

/** The end of an article: a question on its subject, on the site's one full colour. */
export function ArticleClosingCta({ subjects, ctaId }: ArticleClosingCtaProps) {
  const { question, link } = questionOn(subjects);
  return (
    <section className={`${flood.flood} print:hidden`}>
      <div className="page-width quarters items-end gap-y-24px py-56px">
        <h2 className="md:col-span-3 t-d1">
          <TwoLines lines={question} />
        </h2>
        <p className="flex flex-wrap items-center gap-y-12px gap-x-24px inset">
          <LinkButton {...link} variant="inv" />{" "}
          <LeadDialogTrigger dialog="hireMe" ctaId={ctaId} variant="evidence">
            {articleClosingContent.action}
          </LeadDialogTrigger>
        </p>
      </div>
    </section>
  );
}

/** The same step in the middle of a long article, as one line. */
export function ArticleStep({ subjects }: Pick<ArticleClosingCtaProps, "subjects">) {
  const { link } = questionOn(subjects);
  return (
    <MiddleStep text={link.fact} className={`${styles.step} my-56px`}>
      <a href={link.href} className="font-500 underline">
        {link.label}
      </a>
    </MiddleStep>
  );
}
