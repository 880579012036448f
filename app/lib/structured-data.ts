type Organization = {
  name: string;
  origin: string;
  promise: string;
  email: string;
  phone: string;
  socials: readonly { url: string }[];
};

/**
 * What search engines read about who stands behind the site.
 *
 * @returns a script for a route's head; it carries the nonce there, as the router's own JSON-LD
 *   entries in `meta` do not
 */
export function organizationData({ name, origin, promise, email, phone, socials }: Organization) {
  const at = (path: string) => new URL(path, origin).href;
  const id = at("/#organization");
  const data = {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": id,
        name,
        url: at("/"),
        logo: at("/apple-touch-icon.png"),
        description: promise,
        email,
        telephone: phone,
        sameAs: socials.map(({ url }) => url),
      },
      {
        "@type": "WebSite",
        "@id": at("/#website"),
        name,
        url: at("/"),
        inLanguage: "en-US",
        publisher: { "@id": id },
      },
    ],
  };
  return dataScript(data);
}

/**
 * Data for programs as a script of a route's head.
 *
 * @param data in which nothing can end the script element, whatever it holds
 */
export function dataScript(data: object) {
  const children = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return { type: "application/ld+json", children };
}
