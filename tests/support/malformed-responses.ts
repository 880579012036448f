import type { RawResponse } from "./faulty-backend.ts";

/** An answer that PostgREST would not give to an insert, or gives when the row was not stored. */
export interface MalformedResponse extends RawResponse {
  name: string;
}

type Parts = { type?: string; body?: string; headers?: string[]; length?: number };

const reasons: Record<number, string> = { 200: "OK", 201: "Created", 204: "No Content" };

/** A response as it goes over the line; a type of "" stands for none. */
export function http(status: number, parts: Parts = {}): string {
  const { type = "application/json", body = "", headers = [], length = body.length } = parts;
  const hasBody = status !== 204 && status !== 304;
  return [
    `HTTP/1.1 ${status} ${reasons[status] ?? "Odd"}`,
    ...(hasBody && type !== "" ? [`content-type: ${type}`] : []),
    ...(hasBody ? [`content-length: ${length}`] : []),
    ...headers,
    "",
    body,
  ].join("\r\n");
}

const odd = (
  name: string,
  bytes: string,
  connection: RawResponse["connection"] = "closed",
): MalformedResponse => ({ name, bytes, connection });

const html = {
  type: "text/html; charset=utf-8",
  body: "<!doctype html><title>Welcome</title><p>Sign in to use this network.</p>",
};
const json = (body: string) => ({ body });
const sqlState = (code: string, message = "a reason") =>
  json(JSON.stringify({ code, message, hint: null }));
const brokenCheck = (name: string) =>
  sqlState("23514", `new row for relation "hire_me_queries" violates check constraint "${name}"`);
const brokenKey = (name: string) =>
  sqlState("23505", `duplicate key value violates unique constraint "${name}"`);
/** Answered with a JSON array: what a client that follows the redirect takes for success. */
const elsewhere = ["location: /rest/v1/categories?select=id"];

/** None of these says that the row is stored, nor that what was typed is the cause. */
export const unusableResponses: MalformedResponse[] = [
  odd("100, then nothing", "HTTP/1.1 100 Continue\r\n\r\n"),
  odd("103, then nothing", "HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n"),
  odd("200 empty", http(200)),
  odd("200 {}", http(200, json("{}"))),
  odd("200 []", http(200, json("[]"))),
  odd("200 HTML", http(200, html)),
  odd("200 broken JSON", http(200, json('{"a'))),
  odd("201 empty, without the header of an insert", http(201)),
  odd("201 HTML", http(201, html)),
  odd("201 []", http(201, json("[]"))),
  odd("201 text/plain", http(201, { type: "text/plain", body: "Created" })),
  odd("201 cut short", http(201, { body: '[{"id"', length: 400 })),
  odd("202 empty", http(202)),
  odd("204", http(204)),
  ...[301, 302, 303, 307, 308].map((status) =>
    odd(`${status}`, http(status, { headers: elsewhere })),
  ),
  odd("304", http(304)),
  odd("400 empty", http(400)),
  odd("400 HTML", http(400, html)),
  odd("400 22023, a missing role", http(400, sqlState("22023", 'role "anon" does not exist'))),
  odd("400 22P02, of a trigger", http(400, sqlState("22P02"))),
  odd("400 23502", http(400, sqlState("23502"))),
  odd("400 23503", http(400, sqlState("23503"))),
  odd("400 23514 of an operator's check", http(400, brokenCheck("known_company"))),
  odd("400 23514 of a check on the source", http(400, brokenCheck("hire_me_queries_source_check"))),
  odd("400 23514 without a name", http(400, sqlState("23514"))),
  odd("401 42501", http(401, sqlState("42501"))),
  odd("403 42501", http(403, sqlState("42501"))),
  odd("401 wrong key", http(401, json('{"message":"Invalid API key"}'))),
  odd("401 PGRST301", http(401, sqlState("PGRST301"))),
  odd("403 HTML", http(403, html)),
  odd("404 empty", http(404)),
  odd("404 []", http(404, json("[]"))),
  odd("404 null", http(404, json("null"))),
  odd("404 HTML", http(404, html)),
  odd("404 42P01", http(404, sqlState("42P01"))),
  odd("405", http(405)),
  odd("409 {}", http(409, json("{}"))),
  odd("409 23505 of another constraint", http(409, brokenKey("crm_outbox_submission_id_key"))),
  odd("409 23505 without a message", http(409, json('{"code":"23505"}'))),
  odd("409 40001", http(409, sqlState("40001"))),
  odd("413 HTML", http(413, html)),
  odd("429", http(429, { ...html, headers: ["retry-after: 60"] })),
  odd("500 XX000", http(500, sqlState("XX000"))),
  odd("500 23505", http(500, sqlState("23505"))),
  odd("502 HTML", http(502, html)),
  odd("503", http(503, { headers: ["retry-after: 120"] })),
  odd("503 PGRST002", http(503, sqlState("PGRST002"))),
  odd("504 HTML", http(504, html)),
  odd("520 HTML", http(520, html)),
  odd("no HTTP", "SSH-2.0-OpenSSH_9.6\r\n"),
  odd("closed", ""),
  odd("reset", "", "reset"),
  odd("slow head", "HTTP/1.1 201 Cre", "kept"),
  odd("slow body", http(201, { body: "[", length: 400 }), "kept"),
];

/** Said by PostgreSQL of what was typed: no later try can store the row as it is. */
export const refusals: MalformedResponse[] = [
  odd("400 22001", http(400, sqlState("22001"))),
  odd("400 22P05", http(400, sqlState("22P05"))),
  odd("400 23514 of a field", http(400, brokenCheck("hire_me_queries_company_check"))),
  odd("400 23514 of all texts", http(400, brokenCheck("hire_me_queries_hidden_check"))),
];
