import type { ReactNode } from "react";

const layouts = {
  /** A page that is read or looked up. */
  reading: {
    grid: "items-end gap-y-24px pt-56px md:pt-72px pb-56px md:pb-72px",
    headline: "mt-16px",
    lead: "",
  },
  /** The lead begins beside the first line of the headline, with an action below it. */
  product: {
    grid: "items-start gap-y-24px pt-56px md:pt-72px pb-56px md:pb-72px",
    headline: "",
    lead: "",
  },
  /** Followed by lists or columns, with less room. */
  list: {
    grid: "items-end gap-y-16px pt-56px md:pt-72px pb-40px md:pb-56px",
    headline: "",
    lead: "md:text-18px",
  },
  /** With actions over the whole width, followed by a figure with a margin of its own. */
  figure: { grid: "items-end gap-y-24px pt-56px md:pt-72px", headline: "mt-16px", lead: "" },
  useCase: {
    grid: "items-end gap-y-24px pt-56px md:pt-64px pb-48px md:pb-64px",
    headline: "mt-20px md:mt-28px max-w-960px",
    lead: "max-w-520px",
  },
  autopilot: {
    grid: "items-end gap-y-24px pt-40px md:pt-56px pb-48px md:pb-64px",
    headline: "mt-20px md:mt-28px",
    lead: "max-w-520px",
  },
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
  const classes = layouts[layout];
  return (
    <div className={`page-width quarters ${classes.grid}`}>
      <div className="md:col-span-3 md:pr-24px">
        {label !== undefined && <p className="t-lab text-ink3">{label}</p>}
        <h1 className={`t-d1p ${label === undefined ? "" : classes.headline}`}>{headline}</h1>
      </div>
      <div className={`inset ${leadOnBaseline ? "md:pb-8px" : ""}`}>
        <p className={`t-lead text-ink2 ${classes.lead}`}>{lead}</p>
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
