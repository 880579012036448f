import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import { headerError } from "../../scripts/lib/email-headers.ts";
import { listenLocally } from "../../scripts/lib/project.ts";

/** How a receiver behaves. */
export type ReceiverFault =
  | "none"
  /** Answers 500 and takes nothing. */
  | "error-500"
  /** Answers 400: Email Service holds the address back. */
  | "refused-400"
  /** Never answers and takes nothing. */
  | "hang"
  /** Breaks the connection and takes nothing. */
  | "cut"
  /** Takes it, and breaks the connection before the answer. */
  | "answer-lost";

export interface Received {
  headers: Record<string, string>;
  body: string;
  /** Whether the answer to it was lost. */
  isAnswerLost: boolean;
}

/** A real HTTP server: a webhook of leads or of the monitor, or a mail service that gets each mail as JSON. */
export interface FakeReceiver {
  url: string;
  /** What it took, in order. */
  received: Received[];
  set: (fault: ReceiverFault) => void;
  stop: () => void;
}

export async function startFakeReceiver(): Promise<FakeReceiver> {
  const received: Received[] = [];
  let fault: ReceiverFault = "none";
  const server = createServer((request, response) => {
    const behavior = fault;
    void text(request).then((body) => {
      if (behavior === "hang") return;
      if (behavior === "cut") return void request.socket.destroy();
      if (behavior === "error-500") return void response.writeHead(500).end("no");
      if (behavior === "refused-400") return void response.writeHead(400).end("no");
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const refused = behavior === "none" ? mailError(body) : null;
      if (refused !== null) return void response.writeHead(422).end(refused);
      const isAnswerLost = behavior === "answer-lost";
      received.push({ headers, body, isAnswerLost });
      if (isAnswerLost) request.socket.destroy();
      else response.writeHead(200).end();
    });
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    set: (next) => {
      const hung = fault === "hang";
      fault = next;
      // What hung before would otherwise keep hanging.
      if (hung) server.closeAllConnections();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What Email Service refuses of a mail; null for a mail that it takes, and for a webhook. */
function mailError(body: string): string | null {
  try {
    const { headers } = JSON.parse(body) as Partial<ReceivedMail>;
    return headers === undefined ? null : headerError(headers);
  } catch {
    return null;
  }
}

/** A mail as the Worker hands it to Email Service. */
export interface ReceivedMail {
  from: { name: string; email: string };
  to: string[];
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers: Record<string, string>;
  attachments?: { filename: string; content: string }[];
}

/** The mails that a receiver took. */
export const mailsOf = ({ received }: FakeReceiver): ReceivedMail[] =>
  received.map(({ body }) => JSON.parse(body) as ReceivedMail);

/** A report of the monitor, as a chat service gets it. */
interface Report {
  text: string;
  problems: { name: string; message: string; since: string }[];
  recovered: string[];
  findings: Record<string, unknown>;
}

/** The reports of the monitor that a receiver took. */
export const reportsOf = ({ received }: FakeReceiver): Report[] =>
  received.map(({ body }) => JSON.parse(body) as Report);
