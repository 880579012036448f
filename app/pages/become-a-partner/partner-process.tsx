import { Unbroken } from "../../ui/unbroken.tsx";
import type { ProgramPart } from "../../content/ecosystem.ts";
import { ProgramWindow } from "../../sections/partner-ecosystem/partner-ecosystem.tsx";
import type { becomeAPartnerContent } from "./content.ts";

type PartnerProcessProps = (typeof becomeAPartnerContent)["process"];

const parts: readonly ProgramPart[] = ["apply", "onboard", "sell", "grow"];

/** The four steps below the drawing; on phones each has its own part of it. */
export function PartnerProcess({ label, steps }: PartnerProcessProps) {
  return (
    <section className="page-width pb-72px md:pb-96px">
      <h2 className="sr-only">{label}</h2>
      <ol className="program-steps quarters sm:grid-cols-2 md:grid-cols-4 gap-x-24px md:gap-x-0 gap-y-40px">
        {steps.map(({ name, text }, index) => {
          const part = parts[index];
          return (
            <li
              key={name}
              className={`md:pr-24px ${index === 0 ? "" : "inset md:border-l border-line"}`}
            >
              {part !== undefined && (
                <div className="md:hidden mb-16px">
                  <ProgramWindow part={part} />
                </div>
              )}
              <h3 className="t-d3">{name}</h3>
              <p className="mt-6px text-16px leading-24px text-ink2">
                <Unbroken text={text} />
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
