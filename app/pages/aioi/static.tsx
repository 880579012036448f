import { aioiStaticContent } from "./static-content.ts";
import { Sources } from "../../sections/footnote-ref.tsx";
import { KeyFigures } from "../../sections/key-figures.tsx";
import { CustomerMark } from "../../sections/customer-mark.tsx";
import { CustomerProof } from "../../sections/customer-proof.tsx";

/** The upper part of `/aioi` that never hydrates. */
export function AioiStatic() {
  const { impact, proof } = aioiStaticContent;
  return (
    <>
      <section className="part border-t border-ink">
        <div className="page pt-40px pb-40px md:pb-48px">
          <h2 className="mb-20px t-lab text-ink3">{impact.label}</h2>
          <KeyFigures figures={impact.figures} />
          <p className="mt-8px t-src text-ink3">
            <Sources sources={impact.sources} />
          </p>
        </div>
      </section>
      <section aria-label={proof.label} className="border-t border-ink">
        <CustomerProof {...proof}>
          <p className="mb-24px">
            <CustomerMark customer="corvane" />
          </p>
        </CustomerProof>
      </section>
    </>
  );
}
