import { promotionContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";
import "../../sections/flood.css";
import { TwoLines } from "../../ui/two-lines.tsx";
import "./promotion.css";

type PromotionPageProps = {
  /** Whether the URL names the discount; any other URL shows the generic variant. */
  discount: boolean;
  /** Whether the discount's last day is over. */
  ended: boolean;
};

/** `/promotion`: one offer inside one wall (spec section 2). */
export function PromotionPage({ discount, ended }: PromotionPageProps) {
  if (discount && ended) return <EndedOffer />;
  return (
    <div className="hatch">
      <div className="page-width pt-40px pb-96px md:pt-72px md:pb-112px">
        <div className="wall bg-surface px-20px pt-32px pb-36px sm:p-44px">
          <p className="t-lab text-ink3">{promotionContent.label}</p>
          {discount ? <Discount /> : <Generic />}
        </div>
      </div>
    </div>
  );
}

function Discount() {
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
          <Features holds={() => true} />
        </section>
        <div className="md:self-end inset">
          <Claim look="primary" />
        </div>
      </div>
    </>
  );
}

/** The offer is over: its words are struck, and its button starts the trial. */
function EndedOffer() {
  const { discount, ended, label } = promotionContent;
  return (
    <div className="hatch">
      <div className="page-width max-sm:px-0! pt-16px pb-56px sm:pt-40px md:pb-88px">
        <div className="wall">
          <div className="px-16px pt-24px pb-28px sm:px-44px sm:pt-40px sm:pb-64px bg-surface">
            <p className="t-lab text-ink3">{label}</p>
            <h1 className="promotion-ended">
              <TwoLines lines={ended.headline} always />
            </h1>
          </div>
          <div className="promotion-halves">
            <section className="flood promotion-trial">
              <h2 className="t-lab">{ended.today}</h2>
              <p className="mt-32px t-d2">
                <b className="t-num-2xl">{ended.number}</b> {ended.unit}
              </p>
              <p className="mt-24px max-w-480px t-d3">{ended.trial}</p>
              <div className="mt-auto pt-40px">
                <p className="max-w-480px mb-16px">{ended.button}</p>
                <Claim look="inv" />
              </div>
            </section>
            <section className="promotion-struck">
              <div>
                <p className="flex gap-10px items-baseline t-lab text-warn">
                  <i aria-hidden="true" className="i-mark-refused flex-none w-10px h-10px" />
                  {ended.note}
                </p>
                <h2 className="mt-12px t-d1">
                  <s>
                    {`${ended.lines[0]} `}
                    <br />
                    {ended.lines[1]}
                  </s>
                </h2>
                <p className="mt-16px t-lab">{discount.valid}</p>
                <h3 className="mt-28px t-d4">{ended.featuresTitle}</h3>
                <Features holds={(index) => index > 0} />
                <p className="mt-16px t-src text-ink3">{ended.still}</p>
              </div>
            </section>
          </div>
        </div>
      </div>
    </div>
  );
}

/** What the offer covers, with a check at each line that holds. */
function Features({ holds }: { holds: (index: number) => boolean }) {
  return (
    <ul className="mt-8px">
      {promotionContent.discount.features.map((feature, index) => (
        <li
          key={feature}
          className="grid grid-cols-[28px_1fr] py-10px border-b border-line last:border-b-0 text-ink2"
        >
          <i
            aria-hidden="true"
            className={`${holds(index) ? "i-mark-check" : "i-mark-dash"} w-16px h-16px mt-5px text-ink`}
          />
          {feature}
        </li>
      ))}
    </ul>
  );
}

function Claim({ look }: { look: "primary" | "inv" }) {
  return (
    <p className="flex flex-wrap items-center gap-x-24px gap-y-12px">
      <LeadDialogTrigger
        dialog="getStarted"
        ctaId="promotion"
        className={look === "inv" ? "btn-inv" : buttonClass({ variant: "primary" })}
      >
        {promotionContent.discount.claim}
      </LeadDialogTrigger>
      <Demo />
    </p>
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
          {content.learnMore.label} <span className="sr-only">{content.learnMore.about}</span>
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
