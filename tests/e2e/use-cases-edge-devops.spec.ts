import { site } from "../../app/content/site.ts";
import { expect, sharedPage, test } from "./fixtures.ts";

// Spec section 2, "Use-case pages".
const pages = [
  {
    path: "/use-cases/edge-ai",
    keyword: "federated learning",
    facts: [
      /on-device inference/i,
      /under 5 ms/i,
      /offline operation/i,
      /up to 90%/i,
      /bandwidth/i,
      /privacy by default/i,
      /model compression/i,
      /edge runtime/i,
      /cloud sync/i,
      /OTA updates/,
      /federated learning/i,
      /100–500 ms/,
    ],
    scenarios: ["IoT and smart devices", "Manufacturing and Industry 4.0", "Autonomous systems"],
    figure: /On device: under 5 ms\. Cloud round trip: 100 to 500 ms\./,
  },
  {
    path: "/use-cases/devops-acceleration",
    keyword: "canary deployment",
    facts: [
      /10× faster deployment/,
      /Git-based workflows/,
      /CI\/CD/,
      /Terraform/,
      /infrastructure as code/i,
      /blue-green deployment/i,
      /canary deployment/i,
      /autoscaling/i,
      /observability/i,
      /cost tracking/i,
    ],
    scenarios: ["Rapid prototyping", "Production scaling", "Multi-environment deployment"],
    figure: /Share of live traffic\./,
  },
] as const;

for (const { path, facts, scenarios, figure, keyword } of pages) {
  test.describe(path, () => {
    test.describe("says", () => {
      const open = sharedPage(path);
      test("shows every fact of the specification", async () => {
        const page = open();
        const main = page.getByRole("main");
        for (const fact of facts) await expect(main).toContainText(fact);
      });

      test("has the shared sections in their order, under one headline", async () => {
        const page = open();
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        const sections = await page
          .getByRole("main")
          .getByRole("heading", { level: 2 })
          .allTextContents();
        const shared = [
          "The Challenge",
          "How AIOI does it",
          "Key Benefits",
          "Real-World Applications",
        ];
        expect(sections.filter((name) => shared.includes(name))).toEqual(shared);
        const cards = (name: string) =>
          page
            .locator("section", { has: page.getByRole("heading", { name, exact: true }) })
            .getByRole("heading", { level: 3 });
        await expect(cards("The Challenge")).toHaveCount(3);
        await expect(cards("Key Benefits")).toHaveCount(4);
        await expect(cards("Real-World Applications")).toHaveText([...scenarios]);
      });

      test("draws its figure, with the same in words", async () => {
        const page = open();
        await expect(page.getByRole("img", { name: figure })).toHaveCount(1);
      });

      test("tells search engines its title, description, address and keywords", async () => {
        const page = open();
        await expect(page).toHaveTitle(new RegExp(`\\| ${site.name}$`));
        await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{50}/);
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
          "href",
          new RegExp(`${path}$`),
        );
        await expect(page.locator("meta[name=keywords]")).toHaveAttribute(
          "content",
          new RegExp(keyword),
        );
      });
    });

    test(
      "Get started opens the dialog, and the closing CTA leads to sales",
      { tag: "@rehearsal" },
      async ({ page }) => {
        await page.goto(path);
        const main = page.getByRole("main");
        await main.getByRole("button", { name: "Get started" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
        await main.getByRole("button", { name: "Contact sales" }).click();
        await expect(page.getByRole("dialog", { name: "Contact sales" })).toBeVisible();
      },
    );

    test(
      "is whole when a link of the site leads to it",
      { tag: "@rehearsal" },
      async ({ page }) => {
        await page.goto("/sitemap", { waitUntil: "networkidle" });
        await page.getByRole("main").locator(`a[href="${path}"]`).click();
        await expect(page).toHaveURL(path);
        for (const scenario of scenarios)
          await expect(page.getByRole("heading", { name: scenario })).toBeVisible();
        await expect(page.getByRole("img", { name: figure })).toBeVisible();
      },
    );

    test(
      "fetches no other use case's code, and breaks no policy",
      { tag: "@rehearsal" },
      async ({ page }) => {
        const scripts: string[] = [];
        const complaints: string[] = [];
        page.on("request", (request) => {
          if (request.resourceType() === "script") scripts.push(request.url());
        });
        page.on("pageerror", (error) => complaints.push(error.message));
        page.on("console", (message) => {
          if (message.type() === "error") complaints.push(message.text());
        });
        await page.goto(path, { waitUntil: "networkidle" });
        const others = ["privacy-sovereignty", "best-model", "edge-ai", "devops"].filter(
          (name) => !path.includes(name),
        );
        expect(scripts.filter((url) => others.some((name) => url.includes(name)))).toEqual([]);
        expect(complaints).toEqual([]);
      },
    );
  });
}

test("each capability of the DevOps page names its command or file @rehearsal", async ({
  page,
}) => {
  await page.goto("/use-cases/devops-acceleration");
  const table = page.getByRole("table");
  for (const [capability, command] of [
    ["Git-based workflows", "git push origin main"],
    ["Infrastructure as code", "terraform plan"],
    ["Canary deployment", 'strategy = "canary"'],
  ] as const) {
    await expect(table.getByRole("row", { name: capability })).toContainText(command);
  }
});

test("the home page, too, is whole when a link of the site leads to it @rehearsal", async ({
  page,
}) => {
  await page.goto("/sitemap", { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: site.name }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Break Free from Compromise" })).toBeVisible();
});
