import type { companyStory } from "./static-content.ts";
import type { TeamMember } from "./team-members.ts";
import { ExternalLink, TextLink } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { Portrait } from "./portrait.tsx";

type CompanyTeamProps = (typeof companyStory)["team"] & { members: readonly TeamMember[] };

/** The leadership team, a row each: portrait, name and role, what they do, and how to reach them. */
export function CompanyTeam({ label, headline, profile, of, members }: CompanyTeamProps) {
  return (
    <Section id="team" label={label}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ul className="md:col-span-4 mt-40px md:mt-64px border-b border-line">
        {members.map(({ name, role, description, email, profileUrl, image }) => (
          <li
            key={name}
            className="grid grid-cols-[96px_1fr] md:grid-cols-4 gap-x-20px md:gap-x-0 gap-y-16px py-24px border-t border-line"
          >
            <Portrait name={name} image={image} />
            <div className="inset">
              <h3 className="t-d3">{name}</h3>
              <p className="mt-4px t-lab text-ink3">{role}</p>
            </div>
            <p className="max-sm:col-span-2 sm:max-md:col-start-2 inset md:pr-24px text-16px text-ink2">
              {description}
            </p>
            <ul className="max-sm:col-span-2 sm:max-md:col-start-2 flex flex-wrap md:flex-col gap-x-24px inset">
              <li className="py-4px">
                <ExternalLink
                  href={profileUrl}
                  className="underline decoration-1px decoration-edge underline-offset-5px hover:decoration-ink"
                >
                  {profile}
                  <span className="sr-only">
                    {" "}
                    {of} {name}
                  </span>
                </ExternalLink>
              </li>
              <li className="py-4px">
                <TextLink href={`mailto:${email}`}>{email}</TextLink>
              </li>
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
