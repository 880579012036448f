import type { ReactNode } from "react";

/** A row of the style guide: its name in the first quarter. */
export function StyleguideRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="quarters gap-y-24px py-40px border-t border-line">
      <h2 className="t-caption text-ink3">{label}</h2>
      <div className="min-w-0 md:col-span-3 md:pl-24px">{children}</div>
    </section>
  );
}
