import { Hydrate } from "@tanstack/react-start";

import { cookiePolicy, storageTable } from "../content/cookie-policy.ts";
import { asDrawn } from "../ui/as-drawn.tsx";
import { LegalFigure } from "./legal-figure.tsx";
import { LegalText } from "./legal-text.tsx";
import "./paper.css";
import { StorageTable } from "./storage-table.tsx";

/** `/cookie-policy`, with everything the browser keeps as a table. */
export function CookiePage() {
  return (
    <Hydrate when={asDrawn}>
      <LegalText
        {...cookiePolicy}
        figure={
          <LegalFigure {...storageTable}>
            <StorageTable {...storageTable} />
          </LegalFigure>
        }
      />
    </Hydrate>
  );
}
