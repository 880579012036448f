/** A schema.org node. */
export type DataNode = { "@type": string } & Record<string, unknown>;

type Organization = {
  name: string;
  origin: string;
  promise: string;
  email: string;
  phone: string;
  socials: readonly { url: string }[];
};

const organizationId = (origin: string) => new URL("/#organization", origin).href;

/** The organization where something else names it. */
export const organizationNode = (name: string, origin: string): DataNode => ({
  "@type": "Organization",
  name,
  url: new URL("/", origin).href,
});

/** The organization and the website. */
export function organizationNodes(organization: Organization): DataNode[] {
  const { name, origin, promise, email, phone, socials } = organization;
  const url = new URL("/", origin).href;
  return [
    {
      "@type": "Organization",
      "@id": organizationId(origin),
      name,
      url,
      logo: new URL("/apple-touch-icon.png", origin).href,
      description: promise,
      email,
      telephone: phone,
      sameAs: socials.map((social) => social.url),
    },
    {
      "@type": "WebSite",
      "@id": new URL("/#website", origin).href,
      name,
      url,
      inLanguage: "en-US",
      publisher: { "@id": organizationId(origin) },
    },
  ];
}

/** A page of a kind that schema.org has, which belongs to the organization. */
export function pageNode(
  type: "AboutPage" | "ContactPage",
  { origin, title, path }: { origin: string; title: string; path: string },
): DataNode {
  return {
    "@type": type,
    name: title,
    url: new URL(path, origin).href,
    about: { "@id": organizationId(origin) },
  };
}

/** The breadcrumb from the home page; the last entry is the page itself. */
export function breadcrumbNode(
  origin: string,
  trail: readonly { title: string; path: string }[],
): DataNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: new URL(path, origin).href,
    })),
  };
}

/** A product with one offer for each price; prices in US dollars per month. */
export function softwareNode(
  { name, origin, promise }: Organization,
  offers: readonly { name: string; monthlyPrice: number; description: string }[],
): DataNode {
  return {
    "@type": "SoftwareApplication",
    name,
    description: promise,
    applicationCategory: "DeveloperApplication",
    operatingSystem: "Linux",
    publisher: { "@id": organizationId(origin) },
    offers: offers.map(({ monthlyPrice, ...offer }) => ({
      "@type": "Offer",
      ...offer,
      price: monthlyPrice,
      priceCurrency: "USD",
      url: new URL("/pricing", origin).href,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: monthlyPrice,
        priceCurrency: "USD",
        unitCode: "MON",
      },
    })),
  };
}

/** Questions with their answers, for search engines. */
export function faqNode(questions: readonly { question: string; answer: string }[]): DataNode {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** What schema.org knows of a page, as the text of a script element, which its data cannot end. */
export const jsonLd = (data: object): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);

/** The same of a page whose data its loader has read, among the scripts of its head. */
export const jsonLdScript = (data: object) => ({
  type: "application/ld+json",
  children: jsonLd(data),
});
