import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
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
};
