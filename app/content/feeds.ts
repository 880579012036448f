import { site } from "./site.ts";

/** The feeds of the site: the same entries in two formats each. */
export const feeds = {
  insights: {
    title: `${site.name} insights`,
    description: "Field reports and arguments from AIOI deployments.",
  },
  updates: {
    title: `${site.name} updates`,
    description: "Releases, security and regions of the AIOI platform, a line each.",
  },
} as const;

/** The feed links of a page's head. */
export const feedsOf = {
  insights: linksTo("insights"),
  updates: linksTo("updates"),
};

function linksTo(feed: keyof typeof feeds) {
  return [
    {
      title: `${feeds[feed].title} (RSS)`,
      href: `/feeds/${feed}.xml`,
      type: "application/rss+xml",
    },
    {
      title: `${feeds[feed].title} (Atom)`,
      href: `/feeds/${feed}.atom.xml`,
      type: "application/atom+xml",
    },
  ];
}
