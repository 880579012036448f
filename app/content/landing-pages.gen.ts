// Written by "npm run build" from app/landing: do not edit.
import type { LandingPage } from "./landing-page.ts";

export type LandingSlug = "hospitals";

export const landingPages: Record<LandingSlug, LandingPage> = {
  "hospitals": {
    "title": "AI for hospitals",
    "description": "Summarize charts and flag scans on servers in your own building. The models come to the records, and each call is one signed line in your log.",
    "campaign": "hospitals-2026",
    "form": "getStarted",
    "tier": "resident",
    "plan": "on-premise",
    "split": "address",
    "isIndexed": false,
    "blocks": [
      {
        "kind": "hero",
        "headline": "AI that works where the records are.",
        "lead": "AIOI runs models and agents on servers in your hospital. They summarize charts and flag scans beside the record system. Each call is one signed line in your log."
      },
      {
        "kind": "figures",
        "figures": [
          {
            "value": "0 bytes",
            "text": "leave the boundary when a model answers"
          },
          {
            "value": "30 min",
            "text": "at most until the first deployment"
          },
          {
            "value": "15",
            "text": "clauses of GDPR, HIPAA and SOC 2, each with the control that answers it"
          },
          {
            "value": "24 hours",
            "text": "at most until a specialist replies to you"
          }
        ],
        "source": "Clauses and controls are listed under Privacy and sovereignty. Compliance depends on your configuration."
      },
      {
        "kind": "proof",
        "number": "97%",
        "numberText": "diagnosis accuracy on confirmed cases, 86% in the first pilot",
        "quote": "The model does not diagnose. It shows me the three values I should look at again, and it is usually right about them.",
        "speaker": "Ines Calvert",
        "role": "endocrinologist",
        "facts": [
          [
            "Runs in",
            "clinics, private cloud"
          ],
          [
            "Clinics connected",
            "19"
          ],
          [
            "Records sent out",
            "0"
          ]
        ],
        "link": "Read Endovara’s story",
        "story": "endovara-hormonal-health"
      },
      {
        "kind": "form",
        "headline": "Name the ward, and the model comes to it.",
        "promise": "Tell us the record system and the first task. A specialist replies within 24 hours with a plan for your building."
      }
    ],
    "blocksOfB": [
      {
        "kind": "hero",
        "headline": "No patient record has to leave your hospital.",
        "lead": "AIOI runs models and agents on servers in your building. They summarize charts and flag scans beside the record system. Each call is one signed line in your log."
      }
    ]
  }
};
