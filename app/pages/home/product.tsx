import { createClientOnlyFn } from "@tanstack/react-start";

import { TwoLines } from "../../ui/two-lines.tsx";
import type { homeLateContent } from "./late-content.ts";
import "./product.css";
import { useLate } from "../../ui/use-late.ts";

const loadConsole = createClientOnlyFn(async () => {
  const { addConsoleStyles, Console } = await import("./console/console.tsx");
  addConsoleStyles();
  return Console;
});

/** The product itself: its console, fetched shortly before it comes into view. */
export function Product({ label, headline, lead, still }: (typeof homeLateContent)["product"]) {
  const [box, Console] = useLate(loadConsole);
  return (
    <section className="border-y border-ink">
      <div className="page quarters gap-y-24px pt-64px md:pt-88px pb-40px md:pb-56px">
        <div className="md:col-span-3 md:pr-24px">
          <p className="t-lab text-ink3">{label}</p>
          <h2 className="mt-16px t-d1">
            <TwoLines lines={headline} />
          </h2>
        </div>
        <p className="inset md:self-end t-body text-ink2">{lead}</p>
      </div>
      <div ref={box} className="console">
        <div className="page h-full">
          {Console && <Console />}
          <noscript>{still}</noscript>
        </div>
      </div>
    </section>
  );
}
