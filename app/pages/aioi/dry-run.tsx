import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import type { aioiContent } from "./content.ts";
import styles from "./dry-run.module.css";

/** The end of the platform page: the first command to type, inside a wall. */
export function DryRun(closing: (typeof aioiContent)["closing"]) {
  const { headline, promise, command, says, copy, copied, action } = closing;
  return (
    <section className="border-t border-ink">
      <div className="page-width quarters gap-y-20px pt-56px pb-40px md:pt-96px md:pb-56px">
        <h2 className="md:col-span-3 t-d1">
          <TwoLines lines={headline} always />
        </h2>
        <p className="inset md:self-end t-body text-ink2">{promise}</p>
      </div>
      <div className="border-t border-line hatch">
        <div className="page-width py-20px md:py-56px">
          <div data-motion="" className={`${styles.dryRun} wall bg-surface`}>
            <p>
              <i>$</i>
              {` ${command[0]} `}
              <span className="text-ink3">{command[1]}</span>
              <b aria-hidden="true" />
            </p>
            <span className="hidden wide:block t-source text-ink3">{says}</span>
            <div>
              <button
                type="button"
                data-copy={command.join(" ")}
                data-copied={copied}
                data-scripted=""
                className={buttonClass({ variant: "secondary" })}
              >
                {copy}
              </button>{" "}
              <span role="status" className="sr-only" />
            </div>
            <LeadDialogTrigger dialog="hireMe" ctaId="platform-closing" variant="primary">
              {action}
            </LeadDialogTrigger>
          </div>
        </div>
      </div>
    </section>
  );
}
