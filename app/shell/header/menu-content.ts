import { type ExternalPage, type MenuId, navigation } from "../../content/navigation.ts";
import type { PageLink } from "../../content/paths.ts";
import { formatAtLeast, formatFactor, formatPercent, formatUnder } from "../../lib/format.ts";
import { claims } from "../../content/claims.ts";
import { site } from "../../content/site.ts";

/** A drawing in the last quarter of a menu. */
type Evidence = {
  drawing: "boundary" | "residency" | "cover";
  label: string;
  /** Two lines under a drawing that needs an explanation. */
  text?: string;
  link: PageLink;
};

/** A hover menu: sentence and overview, two lists, and a drawing as evidence. */
export type Menu = {
  sentence: string;
  overview: PageLink;
  /** A list with an overview is that one link in the drawer. */
  lists: readonly {
    title: string;
    links: readonly (PageLink | ExternalPage)[];
    overview?: PageLink;
  }[];
  evidence: Evidence;
};

const solutions: Menu = {
  sentence: "Four problems solved. Six agents ready.",
  overview: { label: "AI solutions overview", href: "/solutions" },
  lists: [
    {
      title: "By problem",
      links: [
        {
          label: "Privacy and sovereignty",
          href: "/use-cases/privacy-sovereignty",
          note: "Run where the records are",
        },
        {
          label: "Best model",
          href: "/use-cases/best-model",
          note: `Route across ${formatAtLeast(claims.routedModels)} models`,
        },
        {
          label: "Edge AI",
          href: "/use-cases/edge-ai",
          note: `Answer in ${formatUnder(claims.latencyMs.device, "ms")}`,
        },
        {
          label: "DevOps acceleration",
          href: "/use-cases/devops-acceleration",
          note: `Deploy ${formatFactor(claims.deploymentFactor)} faster`,
        },
      ],
    },
    {
      title: "Autopilots",
      overview: { label: "Autopilots", href: "/autopilots" },
      links: [
        { label: "BDR", href: "/autopilots/bdr" },
        { label: "Akito", href: "/autopilots/akito" },
        { label: "Marketer", href: "/autopilots/marketer" },
        { label: "Document validator", href: "/autopilots/document-validator" },
        { label: "Patent filer", href: "/autopilots/patent-filer" },
        { label: "Customer experience", href: "/autopilots/customer-experience" },
      ],
    },
  ],
  evidence: {
    drawing: "boundary",
    label: "Evidence",
    link: { label: "See the architecture", href: "/aioi" },
  },
};

const company: Menu = {
  sentence: "The people who draw the line, and stay to run it.",
  overview: { label: "Company overview", href: "/company" },
  lists: [
    {
      title: "Who we are",
      links: [
        { label: "About", href: "/company#about", note: "Why we started" },
        { label: "Team", href: "/company#team", note: "Six people you can write to" },
        {
          label: "Partnerships",
          href: "/company#partnerships",
          note: "Resell, consult or integrate",
        },
        {
          label: "Global presence",
          href: "/company#global-presence",
          note: site.dataCenters.join(", "),
        },
      ],
    },
    {
      title: "Work with us",
      links: [
        { label: "Become a partner", href: "/become-a-partner" },
        { label: "Contact us", href: "/contact-us" },
        ...site.socials.map(({ name, url }) => ({ label: name, url })),
      ],
    },
  ],
  evidence: {
    drawing: "residency",
    label: "Data residency",
    link: { label: "Where data can live", href: "/company#global-presence" },
  },
};

const resources: Menu = {
  sentence: "What customers measured, and what we learned.",
  overview: { label: "Resources and insights", href: "/resources" },
  lists: [
    {
      title: "Read",
      links: [
        {
          label: "Success stories",
          href: "/success-stories",
          note: "Three customers, one number each",
        },
        { label: "Insights", href: "/resources#insights", note: "Field reports and arguments" },
        { label: "Updates", href: "/resources#updates", note: "Releases, security, regions" },
      ],
    },
    {
      title: "Look up",
      links: [
        { label: "Search", href: "/search" },
        { label: "FAQ", href: "/faqs" },
        { label: "Technical brief", href: "/more-info" },
        navigation.documentation,
      ],
    },
  ],
  evidence: {
    drawing: "cover",
    label: "Success story",
    text: `${formatPercent(claims.diagnosisAccuracyPercent)} diagnosis accuracy, and 0\u00a0records sent out.`,
    link: { label: "Read the stories", href: "/success-stories" },
  },
};

/** Content of the hover menus and of the sections of the drawer. */
export const menus: Record<MenuId, Menu> = { solutions, company, resources };
