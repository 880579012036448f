import { TwoLines } from "../../ui/two-lines.tsx";
import type { homeContent } from "./content.ts";
import { Console } from "./console/console.tsx";
import "./product.css";

/** The product itself: its console. */
export function Product({ label, headline, lead }: (typeof homeContent)["product"]) {
  return (
    <section className="border-y border-ink">
      <div className="page-width quarters gap-y-24px pt-64px md:pt-88px pb-40px md:pb-56px">
        <div className="md:col-span-3 md:pr-24px">
          <p className="t-lab text-ink3">{label}</p>
          <h2 className="mt-16px t-d1">
            <TwoLines lines={headline} />
          </h2>
        </div>
        <p className="inset md:self-end t-body text-ink2">{lead}</p>
      </div>
      <div className="product-console">
        <div className="page-width h-full">
          <Console />
        </div>
      </div>
    </section>
  );
}
