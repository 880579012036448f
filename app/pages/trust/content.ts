export const trustContent = {
  label: "Trust",
  headline: ["What crosses your wall,", "and how you check it"],
  lead: "For the CTO and security review.",
} as const;
