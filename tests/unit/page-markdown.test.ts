import { describe, expect, test } from "vitest";

import { pageMarkdown } from "../../app/server/renderer/page-markdown.ts";

const head = `<title>Pricing | AIOI</title><meta name="description" content="Say &quot;when&quot;: $29">
  <link rel="canonical" href="https://aioi.example/pricing">`;

/** What follows the front matter, for the main element of a page. */
const written = (main: string) =>
  pageMarkdown(
    `<!DOCTYPE html><html lang="en"><head>${head}</head><body><header>Menu</header><main>${main}</main><footer>Legal</footer></body></html>`,
  )
    .split("---\n")[2]
    ?.trim();

test("begins with the title, the description and the address of the page", () => {
  expect(
    pageMarkdown(`<html><head>${head}</head><body><main><h1>Five tiers.</h1></main></body></html>`),
  ).toBe(
    '---\ntitle: "Pricing | AIOI"\ndescription: "Say \\"when\\": $29"\nurl: "https://aioi.example/pricing"\n---\n\n# Five tiers.\n',
  );
});

test("what is no page of the site is an error", () => {
  expect(() => pageMarkdown("<h1>Bad gateway</h1>")).toThrow("no main element");
});

describe("what stays out", () => {
  test("header, footer, controls, dialogs and what is hidden from screen readers", () => {
    expect(
      written(
        `<script>let a</script><dialog>Form</dialog><button>Start</button><p>Seen<i aria-hidden="true">×</i></p>
         <p hidden="">Later</p><p data-scripted="">Set 24 CPU</p><p data-print="">1 of 2</p>
         <label>Yes<input type="radio"></label><fieldset><legend>Mode</legend><label>Cloud <input type="radio"></label></fieldset>
         <p><a href="/pricing.md" type="text/markdown">Copy as Markdown</a></p>
         <p><button type="button" command="show-modal">Get started</button></p>
         <p>Or <button type="button" command="show-modal">write to us</button></p><input value="typed"><select><option>One</option></select>`,
      ),
    ).toBe("Seen\n\nOr write to us");
  });

  test("places where a line may break", () => {
    expect(written("<p>security<wbr>@aioi.example <code>cw_<wbr>conversation</code></p>")).toBe(
      "security@aioi.example `cw_conversation`",
    );
  });

  test("a list whose items are drawings alone", () => {
    expect(written("<h2>Log</h2><ol><li><i></i></li></ol><ul><li>One</li><li> </li></ul>")).toBe(
      "## Log\n\n- One",
    );
  });
});

describe("what has another form", () => {
  test.each([
    ["a headline in two lines", "<h1>One.<br>Two.</h1>", "# One. Two."],
    ["a headline that is a button", "<h3><button>Agents</button></h3>", "### Agents"],
    [
      "a link gets its whole address",
      '<p><a href="/faqs#air-gap">FAQ</a> <a href="#top">Top</a></p>',
      "[FAQ](https://aioi.example/faqs#air-gap) [Top](https://aioi.example/pricing#top)",
    ],
    [
      "so does a picture",
      '<p><img src="/media/a.png" alt="A plan"></p>',
      "![A plan](https://aioi.example/media/a.png)",
    ],
    [
      "what stands for a script",
      "<div><noscript><table><thead><tr><th>You need</th><th>Tier</th></tr></thead><tbody><tr><td>2 CPU</td><td>Starter</td></tr></tbody></table></noscript></div>",
      "| You need | Tier |\n| - | - |\n| 2 CPU | Starter |",
    ],
    [
      "a row that a button names",
      "<table><tbody><tr><th scope=row><button>Models</button> <span>signed</span></th><td><button>302</button></td></tr></tbody></table>",
      "| | |\n| - | - |\n| Models signed | 302 |",
    ],
    [
      "values in a sentence",
      '<p>Assumes <input type="text" value="$9"> a million, <span><button>55%</button></span> of <select><option>day</option><option selected>night</option></select>.</p>',
      "Assumes $9 a million, 55% of night.",
    ],
    [
      "a list of buttons",
      "<ol><li><button>draft-13b <span>$0.24</span></button></li><li><button>note-8b <span>$0.12</span></button></li></ol>",
      "1. draft-13b $0.24\n2. note-8b $0.12",
    ],
    [
      "a question whose answers are controls",
      "<fieldset><legend>May records leave?</legend><label>Yes<input type=radio></label><p>Nothing to build.</p></fieldset>",
      "May records leave?\n\nNothing to build.",
    ],
    [
      "a figure with a name",
      '<figure aria-label="Inside the wall."><p>One</p><figcaption>Sample</figcaption></figure>',
      "Inside the wall.\n\nOne\n\nSample",
    ],
    [
      "two drawings for two widths",
      '<div><svg role="img" aria-label="A wall."></svg><svg role="img" aria-label="A wall."></svg></div>',
      "A wall.",
    ],
    [
      "what each of two panels says",
      "<div><div role=tabpanel><p>One call at 14:02</p><p>sent</p></div><div role=tabpanel><p>One call at 14:02</p><p>refused</p></div></div>",
      "One call at 14:02\n\nsent\n\nrefused",
    ],
    [
      "what code says twice",
      '<pre><code>curl \\\n  -H <i>"A: 1"</i> \\\n  -H <i>"B: 2"</i> \\\n</code></pre>',
      '```\ncurl \\\n  -H "A: 1" \\\n  -H "B: 2" \\\n```',
    ],
    [
      "a drawing that a press enlarges",
      '<button type="button"><svg role="img" aria-label="A wall."></svg>Enlarge</button>',
      "A wall.",
    ],
    ["a drawing is what it shows", '<svg role="img" aria-label="A wall."><path/></svg>', "A wall."],
    ["a footnote's number is raised", "<p>95% fail.<sup>12</sup></p>", "95% fail.¹²"],
    [
      "terms are a list",
      "<dl><div><dt>CPU</dt><dd>2 CPU</dd></div><div><dt>Runs in</dt><dd>Cloud</dd></div></dl>",
      "- CPU: 2 CPU\n- Runs in: Cloud",
    ],
    [
      "a term with several meanings stands above them",
      "<dl><dt>Tags</dt><dd>Cost</dd><dd>Models</dd></dl>",
      "- Tags\n\n  Cost\n\n  Models",
    ],
    [
      "a table",
      "<table><thead><tr><th>Tier</th><th>Price</th></tr></thead><tbody><tr><th>Starter</th><td>$29 | month</td></tr></tbody></table>",
      "| Tier | Price |\n| - | - |\n| Starter | $29 \\| month |",
    ],
    [
      "a table without a head, with a caption",
      "<table><caption>Requests</caption><tbody><tr><th>triage</th><td>302</td></tr></tbody></table>",
      "Requests\n\n| | |\n| - | - |\n| triage | 302 |",
    ],
    [
      "what styles keep apart",
      "<p><span>$300</span><span>per hour</span></p><p><b>On-premises</b>Your racks</p>",
      "$300 per hour\n\n**On-premises** Your racks",
    ],
    [
      "a part of a word stays one",
      "<p>un<em>believ</em>able, <span>10</span><span>×</span></p>",
      "un*believ*able, 10×",
    ],
    [
      "what is no Markdown is escaped",
      "<p>*required* &lt;b&gt; 1. # _x_</p>",
      "\\*required\\* \\<b> 1. # \\_x\\_",
    ],
  ])("%s", (_, html, markdown) => {
    expect(written(html)).toBe(markdown);
  });
});
