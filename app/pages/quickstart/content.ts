export const quickstartContent = {
  label: "Quickstart",
  headline: ["An empty rack", "answers in 13 minutes"],
  lead: "Four nodes, one model, one request that never leaves. Each command with what it printed.",
} as const;
