import { promotionContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";
import "./promotion.css";

type PromotionPageProps = {
  /** Whether the URL names the discount; any other URL shows the generic variant. */
  discount: boolean;
  /** Whether the discount's last day is over. */
  ended: boolean;
};

/** `/promotion`: one offer inside one wall (spec section 2). */
export function PromotionPage({ discount, ended }: PromotionPageProps) {
  return (
    <div className="hatch">
      <div className="page-width pt-40px pb-96px md:pt-72px md:pb-112px">
        <div className="wall bg-surface px-20px pt-32px pb-36px sm:p-44px">
          <p className="t-lab text-ink3">{promotionContent.label}</p>
          {discount ? <Discount ended={ended} /> : <Generic />}
        </div>
      </div>
    </div>
  );
}

function Discount({ ended }: { ended: boolean }) {
  const content = promotionContent.discount;
  return (
    <>
      <div className="promotion-offer">
        <h1 className="contents">
          <span className="promotion-number t-num-2xl">{content.number}</span>{" "}
          <span className="t-d1">{content.headline}</span>
        </h1>
        <p className="t-lab">{content.valid}</p>
      </div>
      <div className="grid md:grid-cols-2 gap-y-40px mt-40px md:mt-64px pt-28px border-t border-ink">
        <section className="md:pr-48px">
          <h2 className="t-d4">{content.featuresTitle}</h2>
          <ul className="mt-8px">
            {content.features.map((feature) => (
              <li
                key={feature}
                className="grid grid-cols-[28px_1fr] py-10px border-b border-line last:border-b-0 text-ink2"
              >
                <i aria-hidden="true" className="i-mark-check w-16px h-16px mt-5px text-ink" />
                {feature}
              </li>
            ))}
          </ul>
        </section>
        <div className="md:self-end inset">
          {ended && (
            <p className="grid grid-cols-[24px_1fr] max-w-480px mb-20px text-warn">
              <i aria-hidden="true" className="i-mark-refused w-12px h-12px mt-7px" />
              {content.ended}
            </p>
          )}
          <p className="flex flex-wrap items-center gap-x-24px gap-y-12px">
            <LeadDialogTrigger
              dialog="getStarted"
              ctaId="promotion"
              className={buttonClass({ variant: "primary" })}
            >
              {content.claim}
            </LeadDialogTrigger>
            <Demo />
          </p>
        </div>
      </div>
    </>
  );
}

function Generic() {
  const content = promotionContent.generic;
  return (
    <>
      <h1 className="mt-24px md:mt-40px t-d1p">{content.headline}</h1>
      <p className="mt-24px max-w-600px t-lead text-ink2">{content.lead}</p>
      <p className="flex flex-wrap items-center gap-x-24px gap-y-12px mt-48px md:mt-96px">
        <a href={content.learnMore.href} className={buttonClass({ variant: "primary" })}>
          {content.learnMore.label}
        </a>
        <Demo />
      </p>
    </>
  );
}

function Demo() {
  const { href, label } = promotionContent.demo;
  return (
    <a href={href} className={buttonClass({ variant: "evidence" })}>
      {label}
    </a>
  );
}
