import { createClientOnlyFn } from "@tanstack/react-start";

import { keyUseCasesContent, type UseCaseRows } from "../../content/use-cases.ts";
import { Section } from "../../ui/section.tsx";
import { useLate } from "../../ui/use-late.ts";
import type { aioiContent } from "./content.ts";
import "./platform-use-cases.css";

const loadThumbnail = createClientOnlyFn(async () => {
  const { addThumbnailStyles, UseCaseThumbnail } =
    await import("../../sections/thumbnails/thumbnails.tsx");
  addThumbnailStyles();
  return UseCaseThumbnail;
});

/** The use cases in four columns, each with its drawing, fetched shortly before it comes into view. */
export function PlatformUseCases({ headline, rows }: (typeof aioiContent)["cases"]) {
  const [list, Thumbnail] = useLate<{ of: keyof UseCaseRows }, HTMLUListElement>(loadThumbnail);
  return (
    <Section label={keyUseCasesContent.label}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ul ref={list} className="platform-cases md:col-span-4">
        {rows.map(({ id, text }) => (
          <li key={id} className="link-row">
            <div className="platform-drawing">{Thumbnail && <Thumbnail of={id} />}</div>
            <h3 className="t-d4">
              <a href={keyUseCasesContent.rows[id].href}>{keyUseCasesContent.rows[id].title}</a>
            </h3>
            <p className="t-small text-ink2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
