import { createFileRoute } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
const submitLead = createServerFn({ method: "POST" }).handler(async () => ({ ok: true }));
export const Route = createFileRoute("/")({ component: () => <button className="p-4" onClick={() => submitLead().then(console.log)}>hi</button> });
