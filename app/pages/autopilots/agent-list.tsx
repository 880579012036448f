import { autopilots } from "../../content/autopilots.ts";
import { type AutopilotSlug, autopilotSlugs } from "../../content/paths.ts";
import { artifactSource } from "./artifacts/artifact-content.ts";
import { Stage } from "./artifacts/stage.tsx";
import "./artifacts/stage.css";

/** The six agents, each with what it makes. */
export function AgentList({ label }: { label: string }) {
  return (
    <section aria-label={label} className="border-t border-ink">
      <div className="page-width pt-40px md:pt-48px pb-64px md:pb-96px">
        <ul className="grid grid-cols-1 md:grid-cols-2 gap-x-24px gap-y-48px md:gap-y-64px">
          {autopilotSlugs.map((slug) => (
            <Agent key={slug} slug={slug} />
          ))}
        </ul>
        <p className="mt-40px max-w-960px t-src text-ink3">{artifactSource}</p>
      </div>
    </section>
  );
}

function Agent({ slug }: { slug: AutopilotSlug }) {
  const { name, text, tools } = autopilots[slug];
  return (
    <li id={slug} className="stage-item">
      <Stage slug={slug} />
      <div className="grid wide:grid-cols-2 gap-x-24px gap-y-4px mt-16px">
        <div>
          <h2 className="t-d3">
            <a
              href={`/autopilots/${slug}`}
              className="relative after:content-empty after:absolute after:inset-x-0 after:-inset-y-6px hover:underline decoration-1px decoration-edge underline-offset-5px"
            >
              {name}
            </a>
          </h2>
          <p className="mt-4px t-lab text-12.5px! text-ink3">{tools}</p>
        </div>
        <p className="max-wide:mt-6px t-small text-16px! text-ink2 text-balance">{text}</p>
      </div>
    </li>
  );
}
