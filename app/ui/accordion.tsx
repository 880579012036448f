import type { ReactNode } from "react";

type AccordionItemProps = {
  /** Items of one group close each other. */
  group: string;
  title: ReactNode;
  /** `row` is a plain row of a list; the default carries its own rule, ink while open. */
  size?: "row";
  startOpen?: boolean;
  children: ReactNode;
};

const rootClass = "border-t border-line open:border-t-4px open:border-wall open:pt-0 pt-3px";
const titleClass =
  "flex items-center justify-between gap-24px cursor-pointer list-none text-19px leading-25px font-500 [&::-webkit-details-marker]:hidden";

/** A `details` element: it needs no script. */
export function AccordionItem({
  group,
  title,
  size,
  startOpen = false,
  children,
}: AccordionItemProps) {
  const isRow = size === "row";
  return (
    <details name={group} open={startOpen} className={`accordion ${isRow ? "" : rootClass}`}>
      <summary
        className={`${titleClass} ${isRow ? "h-55px px-16px focus-visible:-outline-offset-3px" : "py-20px hover:underline decoration-edge decoration-1px underline-offset-5px"}`}
      >
        {title}
        <i
          aria-hidden="true"
          className="i-mark-plus [[open]>summary>&]:i-mark-minus flex-none w-14px! h-14px!"
        />
      </summary>
      {isRow ? children : <div className="max-w-696px pb-28px text-ink2">{children}</div>}
    </details>
  );
}
