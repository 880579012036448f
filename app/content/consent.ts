/**
 * What a visitor reads beside a submit button, by version. A version that has been shown stays as it
 * is: leads say which one their visitor read. Another text is a new version.
 */
const versions = {
  "2026-11-29": {
    form: {
      before: "By sending, you agree that we store this to answer you, under our ",
      link: "privacy policy",
      after: ".",
    },
    newsletter: {
      before: "By subscribing, you agree that we store your address to write to you, under our ",
      link: "privacy policy",
      after: ".",
    },
  },
} as const;

/** The version that forms show. */
export const consentVersion = "2026-11-29" satisfies keyof typeof versions;

/** The text of that version: for forms that somebody answers, and for the newsletter. */
export const consent = versions[consentVersion];

const isVersion = (version: string): version is keyof typeof versions =>
  Object.hasOwn(versions, version);

/**
 * @param version that a form named
 * @returns the whole sentence its visitor read; undefined where there was no such version
 */
export function consentText(version: string, text: keyof typeof consent): string | undefined {
  if (!isVersion(version)) return undefined;
  const { before, link, after } = versions[version][text];
  return `${before}${link}${after}`;
}
