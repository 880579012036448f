import { autopilots } from "../../content/autopilots.ts";
import { type AutopilotSlug, autopilotSlugs } from "../../content/paths.ts";
import { artifactSource } from "./artifacts/artifact-content.ts";
import styles from "./agent-list.module.css";
import { Stage } from "./artifacts/stage.tsx";

/** The six agents, each with what it makes. */
export function AgentList({ label }: { label: string }) {
  return (
    <section aria-label={label} className="border-t border-ink">
      <div className="page-width pt-40px pb-56px md:pt-48px md:pb-96px">
        <ul className="grid grid-cols-1 gap-y-48px gap-x-24px md:grid-cols-2 md:gap-y-56px">
          {autopilotSlugs.map((slug) => (
            <Agent key={slug} slug={slug} />
          ))}
        </ul>
        <p className="max-w-960px mt-40px t-source text-ink3">{artifactSource}</p>
      </div>
    </section>
  );
}

function Agent({ slug }: { slug: AutopilotSlug }) {
  const { name, text, tools } = autopilots[slug];
  return (
    <li id={slug} className={styles.agent}>
      <Stage slug={slug} />
      <div className="grid wide:grid-cols-2 gap-x-24px gap-y-4px mt-16px">
        <div>
          <h2 className="t-d3">
            <a href={`/autopilots/${slug}`} className="tap hover:underline">
              {name}
            </a>
          </h2>
          <p className="mt-4px t-caption text-ink3">{tools}</p>
        </div>
        <p className="max-wide:mt-8px t-copy text-balance text-ink2">{text}</p>
      </div>
    </li>
  );
}
