import { cookiePolicy, storageTable } from "./content.ts";
import { LegalFigure } from "../../../sections/legal/legal-figure.tsx";
import { LegalText } from "../../../sections/legal/legal-text.tsx";
import { StorageChoice } from "./storage-choice.tsx";
import { StorageTable } from "./storage-table.tsx";

/** `/cookie-policy`, with a table of everything the site stores in the browser. */
export function CookiePolicyPage() {
  return (
    <>
      <LegalText
        {...cookiePolicy}
        figure={
          <LegalFigure {...storageTable}>
            <StorageTable {...storageTable} />
          </LegalFigure>
        }
      />
      <StorageChoice />
    </>
  );
}
