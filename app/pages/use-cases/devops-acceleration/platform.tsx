import type { devopsAccelerationContent } from "./content.ts";
import { UseCaseSection } from "../../../sections/use-case/use-case-section.tsx";
import { Figure } from "../../../ui/figure.tsx";

type PlatformContent = (typeof devopsAccelerationContent)["platform"];

/** The repository that runs a release, and what the platform does with each part of it. */
export function DevopsPlatform({ label, headline, listings, source, table }: PlatformContent) {
  return (
    <UseCaseSection label={label} headline={headline}>
      <div className="md:col-span-4">
        <Figure source={source}>
          <div className="grid sm:grid-cols-2 border-y border-ink">
            {listings.map((listing) => (
              <Listing key={listing.name} {...listing} />
            ))}
          </div>
        </Figure>
        <Abilities {...table} />
      </div>
    </UseCaseSection>
  );
}

function Listing({ name, lines }: PlatformContent["listings"][number]) {
  return (
    <div className="border-line max-sm:[&+&]:border-t py-20px sm:[&+&]:border-l sm:[&+&]:pl-23px">
      <p className="t-lab text-ink3">{name}</p>
      <pre className="mt-12px t-cell max-sm:text-13px">
        <code className="font-mono">{lines.join("\n")}</code>
      </pre>
    </div>
  );
}

function Abilities({ caption, head, rows }: PlatformContent["table"]) {
  return (
    <table className="devops-capabilities mt-56px md:mt-72px">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {head.map((title) => (
          <col key={title} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className="text-16px font-500">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, text, command]) => (
          <tr key={name}>
            <th scope="row" className="text-18px leading-26px font-500 tracking--.01em">
              {name}
            </th>
            <td className="text-16px text-ink2">{text}</td>
            <td className="t-cell">
              <code className="font-mono">{command}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
