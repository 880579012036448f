import { claims } from "../../content/claims.ts";
import { documents } from "../../content/documents.ts";
import { faqGroups } from "../../content/faq.ts";
import { industryLinks } from "../../content/industries.ts";
import { type ExternalPage, type MenuId, navigation } from "../../content/navigation.ts";
import type { PageLink } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { storyCovers } from "../../content/story-covers.ts";
import {
  capitalize,
  formatAtLeast,
  formatFactor,
  formatPercent,
  formatUnder,
} from "../../lib/format.ts";
import { numberWord } from "../../lib/number-word.ts";

/** An entry of a menu. None stands without a sentence. */
export type MenuEntry = (PageLink | ExternalPage) & { note: string };

/** A drawing, and the link that it illustrates. */
type Evidence = { drawing: "boundary" | "walls" | "tray" | "residency"; link: PageLink };

type MenuList = { title: string; links: readonly MenuEntry[]; evidence?: Evidence };

/** A hover menu: sentence, overview and drawing, then three lists. */
export type Menu = {
  sentence: string;
  overview: PageLink;
  evidence: Evidence;
  lists: readonly [MenuList, MenuList, MenuList];
};

const solutions: Menu = {
  sentence: `Four problems, ${numberWord(industryLinks.length)} industries, six autopilots.`,
  overview: { label: "AI solutions overview", href: "/solutions" },
  evidence: { drawing: "boundary", link: { label: "See the architecture", href: "/aioi" } },
  lists: [
    {
      title: "By problem",
      links: [
        {
          label: "Privacy and sovereignty",
          href: "/use-cases/privacy-sovereignty",
          note: "Runs where the records are",
        },
        {
          label: "Best model",
          href: "/use-cases/best-model",
          note: `Routes each call across ${formatAtLeast(claims.routedModels)} models`,
        },
        {
          label: "Edge AI",
          href: "/use-cases/edge-ai",
          note: `Answers in ${formatUnder(claims.latencyMs.device, "ms")}, on the device`,
        },
        {
          label: "DevOps acceleration",
          href: "/use-cases/devops-acceleration",
          note: `Ships ${formatFactor(claims.deploymentFactor)} faster, and rolls back`,
        },
      ],
    },
    {
      title: "By industry",
      links: industryLinks,
    },
    {
      title: "Autopilots",
      links: [
        { label: "BDR", href: "/autopilots/bdr", note: "Writes to prospects; you press send" },
        { label: "Akito", href: "/autopilots/akito", note: "Answers from your own documents" },
        {
          label: "Marketer",
          href: "/autopilots/marketer",
          note: "Writes campaigns and measures them",
        },
        {
          label: "Document validator",
          href: "/autopilots/document-validator",
          note: "Marks the line that breaks a rule",
        },
        {
          label: "Patent filer",
          href: "/autopilots/patent-filer",
          note: "Drafts claims and keeps deadlines",
        },
        {
          label: "Customer experience",
          href: "/autopilots/customer-experience",
          note: "Answers the questions that repeat",
        },
      ],
    },
  ],
};

const company: Menu = {
  sentence: "The people who build what runs inside your line.",
  overview: { label: "Company overview", href: "/company" },
  evidence: {
    drawing: "residency",
    link: { label: "Where data can live", href: "/company#global-presence" },
  },
  lists: [
    {
      title: "Who we are",
      links: [
        { label: "About", href: "/company#about", note: "Why we started, and what comes next" },
        { label: "Team", href: "/company#team", note: "Six people you can write to" },
        {
          label: "Partnerships",
          href: "/company#partnerships",
          note: "Resellers, consultants, integrators",
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
        {
          label: "Become a partner",
          href: "/become-a-partner",
          note: `A margin of ${formatPercent(claims.partnerMarginPercent)}`,
        },
        {
          label: "Contact us",
          href: "/contact-us",
          note: `Answered within ${claims.replyHours} hours, seven days`,
        },
      ],
    },
    {
      title: "Elsewhere",
      links: site.socials.map(({ name, url, note }) => ({ label: name, url, note })),
    },
  ],
};

const resources: Menu = {
  sentence: "What it costs, how it starts, what customers measured.",
  overview: { label: "Resources and insights", href: "/resources" },
  evidence: {
    drawing: "walls",
    link: { label: "Whose machine is it?", href: "/pricing#whose-machine" },
  },
  lists: [
    {
      title: "Decide",
      links: [
        { label: "Compare", href: "/compare", note: "Four ways to run AI, month by month" },
        { ...navigation.quickstart, note: "From an empty rack to an answer" },
        { label: "Technical brief", href: "/more-info", note: "One page to print or forward" },
        {
          label: "Documents to sign",
          href: "/trust#documents",
          note: "DPA, BAA, SLA, exit plan: open at once",
        },
        { label: "FAQ", href: "/faqs", note: `Answers in ${numberWord(faqGroups.length)} groups` },
      ],
    },
    {
      title: "Read",
      links: [
        {
          label: "Success stories",
          href: "/success-stories",
          note: `Three cases, and all ${numberWord(storyCovers.size)} stories`,
        },
        { label: "Insights", href: "/resources#insights", note: "Field reports and arguments" },
        { label: "Updates", href: "/resources#updates", note: "Releases, security, regions" },
        { label: "Newsletter", href: "/newsletter", note: "Twice a month at most" },
      ],
    },
    {
      title: "Look up",
      links: [
        { label: "Search", href: "/search", note: "Every page, document and update" },
        { ...navigation.documentation, note: "The reference manual, on its own site" },
      ],
      evidence: {
        drawing: "tray",
        link: {
          label: `${capitalize(numberWord(documents.length))} documents, no form`,
          href: "/trust#documents",
        },
      },
    },
  ],
};

/** Content of the hover menus and of the sections of the drawer. */
export const menus: Record<MenuId, Menu> = { solutions, company, resources };
