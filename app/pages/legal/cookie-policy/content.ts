import type { LegalText } from "../../../sections/legal/legal-document.ts";
import { site } from "../../../content/site.ts";
import { services } from "../../../content/subprocessors.ts";

const tab = "until the tab is closed";

/** Content of `/cookie-policy`. Its statements about browser storage match the code (decision 9). */
export const cookiePolicy: LegalText = {
  label: "Legal",
  title: "Cookie policy",
  lead: "This website sets no cookies. Here is what your browser keeps instead, where, and for how long.",
  facts: [
    { name: "Our cookies", value: "0" },
    { name: "Kept in", value: "one tab, longer if you allow it" },
    { name: "Write to", value: site.email, href: `mailto:${site.email}` },
  ],
  sections: [
    {
      id: "none",
      title: "No cookies, no banner",
      body: [
        "A cookie is a note that a website leaves in your browser and that the browser sends back with every request. This website leaves none, so there is nothing to accept and no banner to close.",
        "It loads no analytics, no advertising, no fonts and no pictures from other hosts. We do not follow who reads which page.",
      ],
    },
    {
      id: "kept",
      title: "What your browser keeps",
      body: [
        "Most of it lies in session storage. That is memory of one tab: it is not sent with requests, no other site can read it, and it is gone when the tab is closed.",
        [
          "Where the visit began: the first page you opened, the site that linked to it, and campaign names or click ids from the address. It is noted once for each tab, and sent only together with a form, so that we know which of our pages are useful. If you allow it below, it lies in local storage for 30 days instead.",
          "Form drafts: what you have typed into a form and not sent yet, or sent without an answer, so that a failure or a reload does not cost you the text. The draft is removed once the form has been sent.",
          "Your last form: first and last name, email, company and phone of the form that you sent last. The next form in this tab is filled with them, until you close it or press “Not you? Clear”.",
        ],
      ],
    },
    {
      id: "chat",
      title: "Live chat",
      body: [
        "The live chat comes from a hosted service and is there only when we have switched it on. It is then an exception to this page: its script is fetched from the service with each page or, where we have set it so, only once you have pressed the chat button. It then sets a cookie that keeps your conversation together. The service sees your network address and which page you are on, and may keep a name you give it. Where there is no chat button, none of this happens.",
      ],
    },
    {
      id: "counts",
      title: "Page views",
      body: [
        `Where we have switched it on, each page view is passed on to ${services.pageViews.name}, a service that counts visits without cookies: the page, the site that linked to it, the campaign, your browser’s name and your network address, which that service turns into a hash that changes every day and cannot be reversed. Your browser talks to this website only.`,
      ],
    },
    {
      id: "remove",
      title: "How to refuse or remove it",
      body: [
        "Close the tab, or clear the data of this site in your browser’s settings. You can also forbid storage altogether: every page and every form works without it; only drafts and your last form are then forgotten.",
        "If your browser sends Global Privacy Control, we do not note where your visit began, and pass no page view on. Nor is a form filled from your last one.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      body: [
        "If a future version of the site keeps anything else, it is listed here before it is kept.",
      ],
      links: [{ label: "Privacy policy", href: "/privacy-policy" }],
    },
  ],
};

/** The one choice there is. */
export const storageChoice = {
  label: "Your choice",
  text: "Remember for 30 days where my visit began. You can take this back here at any time.",
} as const;

/** Everything the site stores in the browser. */
export const storageTable = {
  title: "What is stored, where and for how long",
  head: ["What", "Where", "How long"],
  rows: [
    {
      name: "Where the visit began",
      key: "first-touch",
      where: "session storage",
      howLong: `${tab}; 30 days if you allow it`,
    },
    {
      name: "Your choice about that",
      key: "storage-allowed",
      where: "local storage, if you allow it",
      howLong: "until you change it",
    },
    {
      name: "Form drafts",
      key: "draft:…",
      where: "session storage",
      howLong: `until sent, or ${tab}`,
    },
    {
      name: "Your last form, for the next one",
      key: "last-form",
      where: "session storage",
      howLong: `until you clear it, or ${tab}`,
    },
    {
      name: "Whether the live chat was open, if it is switched on",
      key: "chat",
      where: "session storage",
      howLong: tab,
    },
    {
      name: "Live chat, if switched on",
      key: "cw_conversation",
      where: "cookie of the chat",
      howLong: "1 year",
    },
  ],
  source: "Names as they appear in the browser’s developer tools.",
} as const;
