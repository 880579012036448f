import type { ReactNode } from "react";

import { LeadDialogTrigger } from "../leads/dialogs/lead-dialog-trigger.tsx";
import { TwoLines } from "../ui/two-lines.tsx";
import { Unbroken } from "../ui/unbroken.tsx";
import { below, type Heights } from "../ui/below.ts";
import { buttonClass } from "../ui/button.tsx";
import styles from "./closing-cta.module.css";

type ClosingCtaProps = {
  /** Two lines, or one text that breaks where it must. */
  headline: readonly [string, string] | string;
  promise: string;
  action: string;
  /** The dialog that the action opens. */
  dialog?: "getStarted" | "hireMe" | "partner";
  /** Short id of the action, stored with the lead. */
  ctaId: string;
  /** Slug of the tier that the request is about. */
  tier?: string | undefined;
  /** One line under the dialog's title that says what the request is about. */
  subtitle?: string | undefined;
  /** A band of the other scheme, one that is dark in both, or the page's own ground. */
  tone?: keyof typeof tones;
  /** Given where the section stands below the first screen. */
  heights?: Heights | undefined;
  /** The page's drawing, below the words. */
  children?: ReactNode;
  /** A drawing as wide as the screen, at the end of the section. */
  band?: ReactNode;
};

const tones = {
  inverse: {
    section: "bg-inv text-on-inv",
    promise: "text-on-inv2",
    button: buttonClass({ variant: "inv" }),
  },
  dark: {
    section: `${styles.dark} always-dark`,
    promise: "text-ink2",
    button: buttonClass({ variant: "inv" }),
  },
  surface: {
    section: "border-t border-ink",
    promise: "text-ink2",
    button: buttonClass({ variant: "primary" }),
  },
};

const layouts = {
  words: styles.words,
  drawing: styles.drawing,
  band: styles.band,
};

/** The call to action at the end of a page. */
export function ClosingCta({
  headline,
  promise,
  action,
  dialog = "hireMe",
  ctaId,
  tier,
  subtitle,
  tone = "inverse",
  heights,
  children,
  band,
}: ClosingCtaProps) {
  const classes = tones[tone];
  const layout =
    band !== undefined ? layouts.band : children !== undefined ? layouts.drawing : layouts.words;
  return (
    <section
      {...(heights && below(heights))}
      className={`${styles.section} print:hidden ${classes.section}`}
    >
      <div className={`${styles.columns} ${layout} page-width quarters`}>
        <h2 className="wrap-anywhere md:col-span-3 t-d1">
          {typeof headline === "string" ? headline : <TwoLines lines={headline} />}
        </h2>
        <div className="inset">
          <p className={`t-small text-balance ${classes.promise}`}>
            <Unbroken text={promise} />
          </p>
          <p className="mt-20px">
            <LeadDialogTrigger
              dialog={dialog}
              ctaId={ctaId}
              tier={tier}
              subtitle={subtitle}
              className={classes.button}
            >
              {action}
            </LeadDialogTrigger>
          </p>
        </div>
        {children !== undefined && <div className="md:col-span-4">{children}</div>}
      </div>
      {band}
    </section>
  );
}
