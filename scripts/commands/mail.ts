import { type Command, startCommand } from "../lib/command.ts";
import { SetupError } from "../lib/error-details.ts";
import { type OutboxItem, readOutbox } from "../lib/outbox.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { getDataDir } from "../lib/project.ts";

const usage = "Usage: npm run mail -- [--limit N] [--json]";

/** `npm run mail`: the mails and webhooks that the site on this machine would have sent. */
export const main: Command = async (parameters, environment, print) => {
  const { limit, json } = readFlags(parameters);
  const items = readOutbox(getDataDir(environment)).slice(-limit);
  if (json) print(JSON.stringify(items, null, 2));
  else if (items.length === 0) print("Nothing was sent yet.");
  else print(items.map(format).join("\n"));
};

function readFlags(parameters: readonly string[]): { limit: number; json: boolean } {
  const values = parseFlags(
    parameters,
    { limit: { type: "string", default: "20" }, json: { type: "boolean", default: false } },
    usage,
  );
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new SetupError(`--limit is not valid. ${usage}`);
  return { limit, json: values.json };
}

function format(item: OutboxItem): string {
  const head =
    item.type === "mail"
      ? {
          From: getName(item.mail.from),
          To: [item.mail.to].flat().join(", "),
          ...(item.mail.replyTo !== undefined && { "Reply-To": item.mail.replyTo }),
          Subject: item.mail.subject,
          ...item.mail.headers,
        }
      : { "Webhook to": item.url ?? "(LEAD_WEBHOOK_URL is not set)", ...item.headers };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const body = item.type === "mail" ? bodyOf(item.mail) : pretty(item.body);
  return [`--- ${item.type} ${item.at}`, ...lines, "", body].join("\n");
}

function bodyOf({ text, attachments }: Extract<OutboxItem, { type: "mail" }>["mail"]): string {
  const attached = attachments.map(
    ({ filename, content }) => `Attached, ${filename}:\n\n${content}`,
  );
  return [text, ...attached].join("\n");
}

function getName(address: string | { name: string; email: string }): string {
  return typeof address === "string" ? address : `${address.name} <${address.email}>`;
}

function pretty(body: string): string {
  return `${JSON.stringify(JSON.parse(body), null, 2)}\n`;
}

await startCommand(import.meta, main, { readsEnvFile: true });
