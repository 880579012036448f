import type { ReactNode } from "react";

import { spaced } from "../../../lib/spaced.ts";
import { formatLimit, tierLimits } from "../../../content/tier-limits.ts";
import { finderContent } from "./content.ts";
import { lastPosition, type Need, shortText } from "./find-tier.ts";
import styles from "./tier-finder.module.css";

type ScaleProps = { need: Need; position: number | undefined; children: ReactNode };

/** Name, value and ticks of a need, around the control that sets it. */
export function Scale({ need, position, children }: ScaleProps) {
  return (
    <>
      <p className={styles.name}>
        {`${finderContent[need].label} `}
        <span aria-hidden="true" className="md:hidden">
          {position !== undefined && shortText(need, position)}
        </span>
      </p>
      <div>
        {children}
        <p aria-hidden="true" className={styles.limits}>
          {spaced(
            Object.values(tierLimits).map((tier) => (
              <span key={tier.slug}>{formatLimit(tier[need])}</span>
            )),
          )}{" "}
          <span>
            {finderContent.more}
            <span className="max-md:hidden">{finderContent.byContract}</span>
          </span>
        </p>
      </div>
    </>
  );
}

/** A position as a share of the scale. */
export const share = (position: number) => `${((100 * position) / lastPosition).toFixed(2)}%`;
