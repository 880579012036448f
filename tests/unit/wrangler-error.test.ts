import { describe, expect, test } from "vitest";

import { errorIn, logInFirst } from "../../scripts/lib/wrangler.ts";

const refusal = `
✘ [ERROR] A request to the Cloudflare API (/accounts/account/queues) failed.

  Authentication error [code: 10000]

`;
const token = `📎 It looks like you are authenticating Wrangler via a custom API token set in an environment variable.
Please ensure it has the correct permissions for this operation.
`;
const settings = "Getting User settings...\n👋 You are logged in with an User API Token.\n";

// As wrangler prints it for the codes 10000 and 9106.
describe("a refusal by the API is no missing login", () => {
  test.each([
    [
      "of a token",
      `${token}\n${settings}ℹ️  The API Token is read from the CLOUDFLARE_API_TOKEN environment variable.`,
    ],
    ["of a login", `${settings}To fix this, run \`wrangler login\` to refresh your token.`],
  ])("%s", (_, after) => {
    expect(errorIn(`${refusal}\n${after}`, 1)).toBe(
      "A request to the Cloudflare API (/accounts/account/queues) failed. Authentication error [code: 10000]",
    );
  });
});

test("a missing login is named as one", () => {
  const printed =
    "✘ [ERROR] In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for Wrangler to work.\n\n🪵  Logs were written to a file";
  expect(errorIn(printed, 1)).toBe(logInFirst);
});
