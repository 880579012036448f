import { bytesOut, followedLine } from "../../../content/sample-site/log.ts";
import { getPolicyLines, toRule } from "../../../content/sample-site/policy.ts";
import { sampleApi, sampleRequest } from "../../../content/sample-site/request.ts";
import { sampleSite } from "../../../content/sample-site/site.ts";
import { getTerraformLines } from "../../../content/sample-site/terraform.ts";

const { baseUrl, token, body, response } = sampleApi;
const { ask, exportTo } = sampleRequest;

/** JSON as it is written by hand: a list of one object opens and closes on the lines around it. */
const toJson = (value: unknown) =>
  JSON.stringify(value, null, 2)
    .replaceAll(/\[\n +\{/g, "[{")
    .replaceAll(/\}\n +\]/g, "}]");

/**
 * The code on the page. `npm run build` highlights it into `highlighted.gen.ts`, so that no highlighter
 * is in the site's Worker; the page imports only that.
 */
export const samples = {
  curl: {
    language: "bash",
    code: `curl ${baseUrl}/chat/completions \\
    -H "Authorization: Bearer $${token}" \\
    -H "Content-Type: application/json" \\
    -d '{
      "model": "${body.model}",
      "messages": [{
        "role": "user",
        "content": "${ask}"
      }],
      "metadata": { "export": "${exportTo}" }
    }'`,
  },
  python: {
    language: "python",
    code: `import json, os
from urllib.request import Request, urlopen

base_url = "${baseUrl}"  # the only line that changes
body = {
    "model": "${body.model}",
    "messages": [{"role": "user", "content": "${ask}"}],
    "metadata": {"export": "${exportTo}"},
}
request = Request(
    f"{base_url}/chat/completions", json.dumps(body).encode(),
    {"Authorization": f"Bearer {os.environ['${token}']}",
     "Content-Type": "application/json"},
)
print(json.load(urlopen(request))["choices"][0]["message"]["content"])`,
  },
  typescript: {
    language: "typescript",
    code: `const baseUrl = "${baseUrl}"; // the only line that changes
const response = await fetch(\`\${baseUrl}/chat/completions\`, {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.${token}}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    model: "${body.model}",
    messages: [{ role: "user", content: "${ask}" }],
    metadata: { export: "${exportTo}" },
  }),
});
const { choices } = await response.json();
console.log(choices[0].message.content);`,
  },
  answer: { language: "json", code: toJson(response) },
  log: {
    language: "json",
    code: `{ "at": "${sampleSite.day}T${followedLine.time}Z", "id": "${followedLine.id}", "who": "${followedLine.agent}",
  "model": "${response.model}", "ms": ${followedLine.answerMs}, "tokens": ${response.usage.total_tokens}, "usd": ${followedLine.dollars},
  "read": { "rule": "${toRule("read")}", "verdict": "allowed" },
  "export": { "rule": "${followedLine.rule}", "verdict": "refused", "bytes_out": ${bytesOut} },
  "signature": "${followedLine.signature}" }`,
  },
  policy: { language: "yaml", code: getPolicyLines().join("\n") },
  service: { language: "terraform", code: getTerraformLines().join("\n") },
} as const;
