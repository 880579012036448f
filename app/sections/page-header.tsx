import type { ReactNode } from "react";
import styles from "./page-top.module.css";

const layouts = {
  /** A page that is read or looked up. */
  reading: "",
  /** The lead begins beside the first line of the headline, with an action below it. */
  product: styles.product,
  /** Followed by lists or columns, with less room. */
  list: styles.list,
  /** With actions over the whole width, followed by a figure with a margin of its own. */
  figure: styles.figure,
  useCase: styles.useCase,
  autopilot: styles.autopilot,
};

type PageHeaderProps = {
  layout?: keyof typeof layouts;
  /** One mono line above the headline. */
  label?: ReactNode;
  headline: ReactNode;
  lead: string;
  /** Raises the lead by 8 px: its last line then stands on the baseline of the headline. */
  leadOnBaseline?: boolean;
  /** Below the lead. */
  action?: ReactNode;
  /** In a row below headline and lead. */
  actions?: ReactNode;
};

/** The top of a page: the headline over three quarters, the lead in the last one. */
export function PageHeader({
  layout = "reading",
  label,
  headline,
  lead,
  leadOnBaseline = false,
  action,
  actions,
}: PageHeaderProps) {
  return (
    <div className={`${styles.top} ${layouts[layout]} page-width quarters`}>
      <div className="md:col-span-3 md:pr-24px">
        {label !== undefined && <p className="t-caption text-ink3">{label}</p>}
        <h1 className={`t-d1p ${label === undefined ? "" : styles.headline}`}>{headline}</h1>
      </div>
      <div className={`inset ${leadOnBaseline ? "md:pb-8px" : ""}`}>
        <p className={`${styles.lead} t-lead text-ink2`}>{lead}</p>
        {action !== undefined && <p className="mt-20px">{action}</p>}
      </div>
      {actions !== undefined && (
        <div className="md:col-span-4 flex flex-wrap items-center gap-x-16px gap-y-12px md:mt-16px">
          {actions}
        </div>
      )}
    </div>
  );
}
