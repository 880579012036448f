import rails from "../../ui/rails.module.css";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { ProgramPart } from "../../content/ecosystem.ts";
import { ProgramWindow } from "../../sections/partner-ecosystem/partner-ecosystem.tsx";
import type { becomeAPartnerContent } from "./content.ts";
import styles from "./partner-process.module.css";

type PartnerProcessProps = (typeof becomeAPartnerContent)["process"];

const parts: readonly ProgramPart[] = ["apply", "onboard", "sell", "grow"];

/** The four steps below the drawing; on phones each has its own part of it. */
export function PartnerProcess({ label, steps }: PartnerProcessProps) {
  return (
    <section className="pb-72px md:pb-96px page-width">
      <h2 className="sr-only">{label}</h2>
      <ol className={`${styles.steps} ${rails.rails}`}>
        {steps.map(({ name, text }, index) => {
          const part = parts[index];
          return (
            <li key={name} className="md:pr-24px">
              {part !== undefined && (
                <div className="md:hidden mb-16px">
                  <ProgramWindow part={part} />
                </div>
              )}
              <h3 className="t-d3">{name}</h3>
              <p className="mt-8px t-copy text-ink2">
                <Unbroken text={text} />
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
