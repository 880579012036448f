import type { companyContent } from "./content.ts";
import type { TeamMember } from "./team-members.ts";
import { ExternalLink, TextLink } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { BuiltDrawing } from "./drawings/built-lines.tsx";
import styles from "./team.module.css";

type TeamProps = (typeof companyContent)["team"] & { members: readonly TeamMember[] };

/** The leadership team: what each one built, who they are, and how to reach them. */
export function Team({ label, headline, note, built, profile, of, members }: TeamProps) {
  return (
    <Section id="team" label={label} heights={[3012, 1631, 1179]}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <p className="max-md:mt-20px md:mt-96px md:pr-24px t-small text-ink2">{note}</p>
      <ul className="md:col-span-3 sm:grid sm:grid-cols-2 md:grid-cols-3 md:mt-32px">
        {members.map(({ name, role, description, email, profileUrl, image, line, work }) => (
          <li key={name} data-part="member" className={`${styles.member} mt-40px`}>
            {image === undefined ? (
              <BuiltDrawing line={line} />
            ) : (
              <img src={image} alt="" width="312" height="168" className={styles.photo} />
            )}
            <p className="inset sm:pr-24px mt-20px t-caption text-ink3">{`${built} ${work}`}</p>
            <div className="inset sm:pr-24px mt-16px">
              <h3 className="t-d3">{name}</h3>
              <p className="mt-4px t-caption text-ink3">{role}</p>
              <p className="mt-12px t-small text-ink2">{description}</p>
            </div>
            <p className={`${styles.links} mt-4px t-field`}>
              <ExternalLink href={profileUrl}>
                {profile}
                <span className="sr-only">{` ${of} ${name}`}</span>
              </ExternalLink>{" "}
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
