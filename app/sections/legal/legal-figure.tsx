import type { ReactNode } from "react";

import { Figure } from "../../ui/figure.tsx";

type LegalFigureProps = { title: string; source: string; children: ReactNode };

/** The figure of a policy, under its own title. */
export function LegalFigure({ title, source, children }: LegalFigureProps) {
  return (
    <Figure source={source}>
      <p className="mb-20px t-d4">{title}</p>
      {children}
    </Figure>
  );
}
