/** Words of the page that answers a newsletter form sent without script. */
export const newsletterContent = {
  label: "Newsletter",
  headline: "Release notes and field reports, when there is something to say.",
  field: "Work email",
  invalid: "Please enter a valid email address",
  home: "Return to Home",
} as const;
