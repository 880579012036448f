import type { PageHead } from "../lib/page-head.ts";

/**
 * Browser title and description of every page. They stand apart from the pages' other words, because
 * the router needs them before it has fetched a page.
 */
export const pageHeads = {
  home: {
    path: "/",
    title: "AI infrastructure inside your boundary",
    description:
      "Deploy and scale AI and HPC workloads in the cloud, on-premise, hybrid or air-gapped. Choose among 2M+ models. Your data stays inside a line you draw.",
  },
  pricing: {
    path: "/pricing",
    title: "Pricing",
    description:
      "Five tiers of one platform, from $29 a month to custom terms for your own data centers. 14 days free, no credit card. Consulting by the hour.",
  },
  contactUs: {
    path: "/contact-us",
    title: "Contact us",
    description:
      "Write, call or visit AIOI. An AI specialist replies within 24 hours with a recommendation for your workload.",
  },
  notFound: {
    path: "/404",
    title: "Page not found",
    description: "Nothing lives at this address.",
    noindex: true,
  },
} as const satisfies Record<string, PageHead>;
