import { describe, expect, test } from "vitest";

import { faqGroups } from "../../app/content/faq.ts";
import { pages } from "../../app/content/pages.ts";
import { residencyContent } from "../../app/content/residency.ts";
import { tiers } from "../../app/content/tiers.ts";
import { keyUseCasesContent } from "../../app/content/use-cases.ts";
import { questionOn } from "../../app/sections/article/article-closing-content.ts";
import { aioiContent } from "../../app/pages/aioi/content.ts";
import { contactUsContent } from "../../app/pages/contact-us/content.ts";
import { homeContent } from "../../app/pages/home/content.ts";
import { privacyPolicy } from "../../app/pages/legal/privacy-policy/content.ts";
import { moreInfoContent } from "../../app/pages/more-info/content.ts";
import { customerCases } from "../../app/pages/success-stories/content.ts";
import { readProject } from "../support/files.ts";

// One fact, one place: what two pages say of the same thing agrees.

const seed = readProject("supabase/seed.sql");
const answerTo = (id: string) =>
  faqGroups.flatMap(({ items }) => items).find((item) => item.id === id)?.answer ?? "";

/** What a story's table says, by the name of its row. */
function storyFact(slug: string, name: string): string {
  const body = seed.slice(seed.indexOf(`'${slug}'`));
  return new RegExp(`<td>${name}</td><td>([^<]+)</td>`).exec(body)?.[1] ?? "";
}

describe("a customer runs where its tier can run", () => {
  const placesOf = (tier: string) => tiers.find(({ name }) => name === tier)?.runsIn ?? "";

  test.each([
    ["workforce", "laborwright-workforce-development", "private cloud"],
    ["health", "endovara-hormonal-health", "private cloud"],
  ])("%s", (id, slug, place) => {
    const facts = new Map(
      customerCases.find((one) => one.id === id)?.facts.map(({ name, value }) => [name, value]),
    );
    expect(facts.get("Runs in")).toContain(place);
    expect(storyFact(slug, "Runs in")).toContain(place);
    for (const tier of facts.get("Tier")?.split(", then ") ?? []) {
      expect(placesOf(tier).toLowerCase()).toContain("cloud");
    }
  });

  test("the case's last tier is the story's", () => {
    const tier = customerCases
      .find(({ id }) => id === "workforce")
      ?.facts.find(({ name }) => name === "Tier")?.value;
    expect(tier).toBe("Explorer, then Resident");
    expect(storyFact("laborwright-workforce-development", "Tier")).toBe("Resident");
  });
});

test("an update waits for a person and then installs itself, wherever one is spoken of", () => {
  const layers = aioiContent.architecture.layers.map(({ text }) => text).join(" ");
  for (const text of [layers, answerTo("devops-team")]) {
    expect(text).toMatch(/update waits until you approve it,(?: and)? then installs itself/);
    expect(text).not.toMatch(/updates itself/);
  }
});

test("a law applies where a data center stands; an audit that is not held stands nowhere", () => {
  for (const { facts } of residencyContent.dataCenters) expect(facts.rules).not.toContain("SOC");
});

test("what the platform page says of agents is what the prices say", () => {
  const [facts] = aioiContent.architecture.layers.map((layer) => Object.fromEntries(layer.facts));
  const { agents } = tiers.find(({ name }) => name === "Explorer")?.features ?? {};
  expect(facts).toHaveProperty(
    "On Explorer",
    `${String(agents)}, from our 6 autopilots or your own`,
  );
});

test("no story that took days ends with the promise of minutes", () => {
  for (const subject of ["Industry", "Research computing", "Workforce"]) {
    expect(questionOn([subject]).link.fact).not.toContain("minutes");
  }
});

test("support is by email on each tier; the phone is on none of them", () => {
  expect(tiers.map(({ features }) => features.support)).toEqual([
    "Email",
    "Email",
    "Priority",
    "24/7",
    "24/7, named engineer",
  ]);
  const answer = answerTo("support-hours");
  expect(answer).toContain("by email on every tier");
  expect(answer).toContain("priority from Resident");
  expect(answer).not.toContain("phone");
});

test("what begins with a larger tier is not promised for each one", () => {
  expect(answerTo("devops-team")).toContain("autoscaling and failover from Explorer upwards");
  expect(JSON.stringify(homeContent.tradeoff.rows)).toContain(
    "Autoscaling and failover run themselves, from the Explorer tier",
  );
  const security = new Map(moreInfoContent.security.rows.map(([about, says]) => [about, says]));
  expect(security.get("Encryption")).toContain("From Resident upwards you hold the keys");
});

test("the trial is for any tier with a price, wherever it runs", () => {
  const promised = [
    answerTo("trial"),
    pages.find(({ path }) => path === "/promotion")?.description,
  ];
  for (const text of promised) {
    expect(text).toMatch(/14 days/);
    expect(text).toMatch(/on any tier with a price/);
  }
  // The brief says where instead.
  expect(moreInfoContent.next.steps.find(({ title }) => title === "Try it")?.text).toBe(
    "14 days, no credit card. On our machines at the sign-in, on yours with an engineer.",
  );
});

test("no description says 'no telemetry' without saying of what", () => {
  const unclear = pages.filter(
    ({ description }) => /telemetry/i.test(description) && !/install/i.test(description),
  );
  expect(unclear).toEqual([]);
  const privacy = pages.find(({ path }) => path === "/use-cases/privacy-sovereignty");
  expect(privacy?.description).toContain("An installation inside your boundary reports nothing");
});

test("the privacy policy says what the cookie policy says of page views", () => {
  const collected = JSON.stringify(privacyPolicy.sections.find(({ id }) => id === "collect")?.body);
  expect(collected).toContain("Page views, where we have switched them on");
  expect(collected).toMatch(/passes your network address to Meridew Count/);
});

test("a message is answered within 24 hours on each day of the week; the phone has office hours", () => {
  const promised = [contactUsContent.lead, answerTo("response-time")];
  for (const text of promised)
    expect(text).toMatch(/within 24 hours.*(?:, on weekends too| on any day of the week)/i);
  expect(contactUsContent.lead).toContain("On the phone, at once, while the office is open");
  expect(answerTo("support-hours")).toMatch(/^Customers are supported Mon-Fri/);
});

test("what moves up from the smallest tier is there on the smallest tier", () => {
  const [smallest] = tiers;
  expect(homeContent.hero.slides["enterprise-scale"].lead).toContain(
    "Policies, audit logs and agents move up with you",
  );
  expect(smallest?.features).toMatchObject({ agents: "1 agent", auditLog: "7 days" });
});

test("a rulebook stands nowhere as a badge: controls answer it, and no certificate is claimed", () => {
  expect(keyUseCasesContent.rows.privacy.claim).toBe("Controls for GDPR, HIPAA and SOC 2");
  expect(JSON.stringify(customerCases)).not.toMatch(/"Compliance"/);
  expect(JSON.stringify([pages, faqGroups, moreInfoContent])).not.toMatch(
    /(?:HIPAA|GDPR|SOC 2)[- ](?:certified|compliant)/i,
  );
});
