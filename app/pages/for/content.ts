import { claims } from "../../content/claims.ts";

/** What every landing page says beside the words of its file. */
export const landingContent = {
  start: "Get started",
  write: "Contact us",
  proof: "Customer",
  figures: "In numbers",
  contactPromise: ["An AI specialist replies", `within ${claims.replyHours} hours.`],
} as const;
