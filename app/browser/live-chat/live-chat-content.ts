/** Words of the live chat; its service has its own. */
export const liveChatContent = {
  /** Name of the region on the page. */
  region: "Live chat",
  launcher: "Chat with our assistant",
  opening: "Opening the chat…",
  failed: "The chat did not load. Try again, or write to us:",
  contact: { label: "Contact us", href: "/contact-us" },
} as const;
