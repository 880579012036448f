import type { PageHead } from "../lib/page-head.ts";
import type { UseCaseSlug } from "./routes.ts";

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
  platform: {
    path: "/aioi",
    title: "The AIOI platform",
    description:
      "Agents on top, models in the middle, infrastructure below: three layers that you install inside your own boundary, with the first deployment in under 30 minutes.",
  },
  solutions: {
    path: "/solutions",
    title: "AI solutions",
    description:
      "Privacy, model choice, edge latency and DevOps effort: four problems that stop an AI rollout, and how AIOI solves each of them.",
  },
  autopilots: {
    path: "/autopilots",
    title: "Autopilots",
    description:
      "Six agents for sales, marketing, documents, patents and support. Each one works inside your boundary, and every call it makes is logged.",
  },
  company: {
    path: "/company",
    title: "Company",
    description:
      "Who builds AIOI, where it runs and who delivers it: our story since 2020, the team, the partner program and data centers in three countries.",
  },
  resources: {
    path: "/resources",
    title: "Resources & Insights",
    description:
      "Success stories with one measured number each, field reports from deployments, and what changed in the AIOI platform.",
  },
  successStories: {
    path: "/success-stories",
    title: "Success stories",
    description:
      "Three customers and what they measured: a quantum computing company, a workforce-development company and a hormonal-health company.",
  },
  brief: {
    path: "/more-info",
    title: "Technical brief",
    description:
      "The AIOI platform on one page, to print or to forward: what it is, where it runs, how data is kept in, what it costs and what happens next.",
  },
  partner: {
    path: "/become-a-partner",
    title: "Become a partner",
    description:
      "Resell, consult on or integrate AIOI with a margin of 20–30%. Apply in a few minutes; we answer within 2–3 business days.",
  },
  privacyPolicy: {
    path: "/privacy-policy",
    title: "Privacy policy",
    description:
      "What AIOI stores about visitors and customers, how long it is kept, where it is kept, and how to have it corrected or deleted.",
  },
  termsOfService: {
    path: "/terms-of-service",
    title: "Terms of service",
    description:
      "The terms under which AIOI provides the platform, the free trial and hourly consulting. Last updated June 13, 2025.",
  },
  cookiePolicy: {
    path: "/cookie-policy",
    title: "Cookie policy",
    description:
      "Which data this website keeps in a visitor's browser, what for, and how to refuse or remove it.",
  },
  faqs: {
    path: "/faqs",
    title: "Frequently asked questions",
    description:
      "Short answers on the platform, data sovereignty and compliance, models, pricing, and support and partnership.",
  },
  sitemap: {
    path: "/sitemap",
    title: "Sitemap",
    description:
      "Every page of the AIOI website in six groups, from the platform to the legal texts.",
  },
  notFound: {
    path: "/404",
    title: "Page not found",
    description: "Nothing lives at this address.",
    noindex: true,
  },
} as const satisfies Record<string, PageHead>;

/** Heads of the pages below `/use-cases`. */
export const headsByUseCase: Record<UseCaseSlug, PageHead> = {
  "privacy-sovereignty": {
    path: "/use-cases/privacy-sovereignty",
    title: "Privacy and data sovereignty",
    description:
      "Run AI on-premise, in a private cloud or air-gapped, with encryption, role-based access, audit logs and no telemetry. Built for GDPR, HIPAA and SOC 2.",
    keywords: [
      "on-premise AI",
      "private cloud AI",
      "air-gapped AI",
      "data sovereignty",
      "GDPR",
      "HIPAA",
      "SOC 2",
    ],
  },
  "best-model": {
    path: "/use-cases/best-model",
    title: "The best model for each task",
    description:
      "A router scores each request against 100+ models on quality, price and speed, fails over when one stops answering, and cuts AI cost by 40–60%.",
    keywords: [
      "multi-model orchestration",
      "LLM routing",
      "model failover",
      "A/B testing of models",
      "AI cost analytics",
    ],
  },
  "edge-ai": {
    path: "/use-cases/edge-ai",
    title: "Edge AI",
    description:
      "Inference on the device in under 5 ms, offline too, with up to 90% less bandwidth. Models are compressed, signed and updated over the air.",
    keywords: [
      "edge AI",
      "on-device inference",
      "offline AI",
      "model compression",
      "OTA updates",
      "federated learning",
    ],
  },
  "devops-acceleration": {
    path: "/use-cases/devops-acceleration",
    title: "DevOps acceleration",
    description:
      "Commit to Git and AIOI plans, deploys, watches and rolls back: Terraform, canary and blue-green releases, 10× faster deployment.",
    keywords: [
      "DevOps automation",
      "GitOps",
      "CI/CD",
      "Terraform",
      "canary deployment",
      "blue-green deployment",
      "autoscaling",
    ],
  },
};
