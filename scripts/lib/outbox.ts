import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { z } from "zod";

import { headerError } from "./email-headers.ts";
import { listenLocally } from "./project.ts";

/** A mail or webhook that the site on this machine would have sent. */
const itemSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("mail"),
    at: z.string(),
    mail: z.looseObject({
      from: z.union([z.string(), z.object({ name: z.string(), email: z.string() })]),
      to: z.union([z.string(), z.array(z.string())]),
      subject: z.string(),
      text: z.string(),
      replyTo: z.string().optional(),
      headers: z.record(z.string(), z.string()).default({}),
      attachments: z.array(z.object({ filename: z.string(), content: z.string() })).default([]),
    }),
  }),
  z.object({
    type: z.literal("webhook"),
    at: z.string(),
    /** The URL of the webhook; null where none is configured. */
    url: z.string().nullable(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
]);

export type OutboxItem = z.infer<typeof itemSchema>;

/** Receives mails and webhooks that would leave the machine, and stores each as a file. */
export interface Outbox {
  /** URL to which the Worker's mails are posted, as JSON. */
  mailUrl: string;
  webhookUrl: string;
  stop: () => void;
}

const folderOf = (dataDir: string) => join(dataDir, "outbox");
const ownHeaders = /^webhook-|^content-type$/;

/**
 * @param dataDir in whose folder `outbox` everything is stored
 * @param webhookTarget URL of the webhook that this stands in for; null for none
 */
export async function startOutbox(dataDir: string, webhookTarget: string | null): Promise<Outbox> {
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const store = (item: OutboxItem) => {
    count += 1;
    const name = `${item.at.replaceAll(":", "-")}-${String(count).padStart(4, "0")}.json`;
    const path = join(folder, name);
    // Renamed when complete: `npm run mail` may read at any time.
    writeFileSync(`${path}.part`, `${JSON.stringify(item, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.part`, path);
  };
  const server = createServer((request, response) => {
    text(request)
      .then((body) => {
        const at = new Date().toISOString();
        if (request.url === "/mail") {
          const item = itemSchema.parse({ type: "mail", at, mail: JSON.parse(body) as unknown });
          const refused = item.type === "mail" ? headerError(item.mail.headers) : null;
          if (refused !== null) return void response.writeHead(422).end(refused);
          store(item);
        } else {
          const headers = Object.entries(request.headers).flatMap(([name, value]) =>
            typeof value === "string" && ownHeaders.test(name) ? [[name, value]] : [],
          );
          const url = webhookTarget;
          store({ type: "webhook", at, url, headers: Object.fromEntries(headers), body });
        }
        response.writeHead(200).end();
      })
      .catch(() => response.writeHead(400).end());
  });
  const port = await listenLocally(server);
  return {
    mailUrl: `http://127.0.0.1:${port}/mail`,
    webhookUrl: `http://127.0.0.1:${port}/webhook`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Oldest first. */
function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

/**
 * The files of the outbox as they are, oldest first: also what a program that was ended while it wrote
 * left there.
 */
export function outboxFiles(dataDir: string): { name: string; path: string; text: string }[] {
  const folder = folderOf(dataDir);
  return namesIn(folder).map((name) => {
    const path = join(folder, name);
    return { name, path, text: readFileSync(path, "utf8") };
  });
}

/** @returns everything in the outbox, oldest first */
export function readOutbox(dataDir: string): OutboxItem[] {
  const folder = folderOf(dataDir);
  return namesIn(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => itemSchema.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))));
}
