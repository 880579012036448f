import { logYears, releaseSteps, request } from "../sample-run.ts";

const { id, endpoint, model, release, who, question, answer, page, tokens } = request;

const policy = `boundary: clinic-09
egress: deny                  # nothing leaves by default
telemetry: none
allow:
  - who: ${who}
    models: [${model}]
    read: [contracts/**]
    limit: 0.40 USD per request
approve:
  - what: export
    by: [records-officer, ciso]
log:
  keep: ${logYears} years
  to: syslog.internal:6514`;

/** The line of the policy that allows the request: the one that names its model. */
export const policyLine =
  policy.split("\n").findIndex((line) => line.includes(`models: [${model}]`)) + 1;

/**
 * The code on the page. `npm run build` highlights it into `highlighted.gen.ts`, so that no highlighter
 * is in the site's Worker; the page imports only that.
 */
export const samples = {
  curl: {
    language: "bash",
    code: `curl ${endpoint}/chat/completions \\
    -H "Authorization: Bearer $AIOI_KEY" \\
    -H "Content-Type: application/json" \\
    -d '{
      "model": "${model}",
      "messages": [{
        "role": "user",
        "content": "${question}"
      }]
    }'`,
  },
  python: {
    language: "python",
    code: `import json, os
from urllib.request import Request, urlopen

base_url = "${endpoint}"  # the only line that changes
question = "${question}"
messages = [{"role": "user", "content": question}]
request = Request(
    f"{base_url}/chat/completions",
    json.dumps({"model": "${model}", "messages": messages}).encode(),
    {"Authorization": f"Bearer {os.environ['AIOI_KEY']}",
     "Content-Type": "application/json"},
)
print(json.load(urlopen(request))["choices"][0]["message"]["content"])`,
  },
  typescript: {
    language: "typescript",
    code: `const baseUrl = "${endpoint}"; // the only line that changes
const content = "${question}";
const messages = [{ role: "user", content }];
const response = await fetch(\`\${baseUrl}/chat/completions\`, {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.AIOI_KEY}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({ model: "${model}", messages }),
});
const { choices } = await response.json();
console.log(choices[0].message.content);`,
  },
  answer: {
    language: "json",
    code: `{
  "id": "${id}",
  "model": "${release}",
  "choices": [{
    "message": {
      "role": "assistant",
      "content": "${answer}"
    }
  }],
  "usage": { "total_tokens": ${tokens} }
}`,
  },
  log: {
    language: "json",
    code: `{ "at": "2026-11-24T14:02:11Z", "id": "${id}", "who": "${who}",
  "model": "${release}", "read": ["contracts/7714.pdf#${page}"], "rule": "policy.yaml:${policyLine}",
  "tokens": ${tokens}, "cost_usd": 0.0041, "bytes_out": 0, "verdict": "allowed" }`,
  },
  policy: { language: "yaml", code: policy },
  service: {
    language: "terraform",
    code: `resource "aioi_service" "reader" {
  model    = "${release}"
  replicas = { min = 1, max = 6, target_latency_ms = 900 }
  policy   = file("policy.yaml")

  release {
    strategy     = "canary"
    steps        = [${releaseSteps.join(", ")}]
    wait_minutes = 20
  }
}`,
  },
} as const;
