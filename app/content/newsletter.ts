/** Content of the page that a newsletter form without script posts to. */
export const newsletterContent = {
  label: "Newsletter",
  headline: "Release notes and field reports, when there is something to say.",
  field: "Work email",
  empty: "Please enter your email address",
  invalid: "Please enter a valid email address",
  home: "Return to Home",
} as const;
