// Written by "npm run build" from app/landing: do not edit.
import type { LandingPage } from "./landing-page.ts";

export type LandingSlug = "banks" | "clinics" | "hospitals" | "public-sector";

export const landingPages: Record<LandingSlug, LandingPage> = {
  "banks": {
    "title": "AI for banks",
    "description": "Draft credit memos and clear alerts inside your own network, apart from card data. Each answer names its model, version and rule, and an officer decides.",
    "campaign": "banks-2026",
    "form": "getStarted",
    "tier": "scaler",
    "plan": "on-premise",
    "split": null,
    "industry": {
      "name": "Banks",
      "order": 2,
      "summary": "Beside the core, apart from card data, with each model in the register. Exit plan first.",
      "figure": "26 days to production",
      "plan": {
        "place": "your bank",
        "systems": [
          {
            "name": "core banking",
            "text": "accounts, payments",
            "mark": "store"
          },
          {
            "name": "card data zone",
            "text": "a wall of its own",
            "mark": "zone"
          }
        ],
        "interfaceName": "event bus and files",
        "ports": [
          "ISO 20022",
          "events",
          "batch"
        ],
        "signature": "an officer decides",
        "desks": [
          {
            "name": "credit",
            "text": "memo, drafted"
          },
          {
            "name": "alerts",
            "text": "cleared, raised"
          },
          {
            "name": "treasury",
            "text": "limits, checked"
          }
        ],
        "agents": "memos, alerts, limits",
        "stays": "accounts",
        "register": "model register",
        "outside": null
      },
      "tasks": {
        "headline": "Three first tasks, and who decides each",
        "rows": [
          {
            "name": "Credit memo",
            "text": "A draft from statements and filings, each figure with its page.",
            "reads": "files, events",
            "writes": "a draft in the case",
            "signs": "the credit officer",
            "result": "50 minutes a memo, 4 hours before"
          },
          {
            "name": "Alert triage",
            "text": "Explains why an alert fired and what closed the last ten like it.",
            "reads": "ISO 20022",
            "writes": "a note on the alert",
            "signs": "the analyst",
            "result": "3 of 5 closed on first look"
          },
          {
            "name": "Limit check",
            "text": "Reads the contract and the book, and marks the breach before the trade.",
            "reads": "batch, events",
            "writes": "a hold, no trade",
            "signs": "the desk head",
            "result": "answer in 380 ms"
          }
        ]
      },
      "clauses": {
        "headline": "Seven clauses your second line will ask about",
        "rows": [
          {
            "clause": "DORA Art. 28(8)",
            "asks": "an exit strategy",
            "answer": "an exit plan of 90 days, open formats, rehearsed",
            "link": {
              "label": "Open the exit plan",
              "href": "/documents/exit-plan.pdf"
            }
          },
          {
            "clause": "DORA Art. 30",
            "asks": "contract terms, audit rights",
            "answer": "service levels in the SLA; audits in article 9 of the DPA",
            "link": {
              "label": "Open the SLA",
              "href": "/documents/service-level-agreement.pdf"
            }
          },
          {
            "clause": "DORA Art. 17 and 19",
            "asks": "incidents, reported",
            "answer": "you hear within 24 hours; two exercises a year",
            "link": {
              "label": "Controls, Trust 2",
              "href": "/trust#controls"
            }
          },
          {
            "clause": "SR 11-7",
            "asks": "inventory and validation",
            "answer": "version, owner, test in the register; no entry, no answer",
            "link": {
              "label": "Model register, plan above",
              "href": "#plan"
            }
          },
          {
            "clause": "PCI DSS 3 and 7",
            "asks": "card data kept apart",
            "answer": "its own wall; only tokens come out",
            "link": {
              "label": "Card zone, plan above",
              "href": "#plan"
            }
          },
          {
            "clause": "PCI DSS 10",
            "asks": "every access logged",
            "answer": "one signed line per call, kept as you set",
            "link": {
              "label": "Audit log, Trust 1",
              "href": "/trust#flow-audit"
            }
          },
          {
            "clause": "GDPR Art. 22",
            "asks": "no decision by machine alone",
            "answer": "a person approves; the log holds who",
            "link": {
              "label": "Policy, quickstart step 4",
              "href": "/quickstart#step-4"
            }
          }
        ]
      },
      "document": {
        "headline": "The exit plan comes first.",
        "text": "It says what you export, in which formats, who does it, and the day it is over. Escrow is in it.",
        "title": "Exit plan",
        "kind": "PDF",
        "mark": "exit",
        "link": {
          "label": "Open the exit plan",
          "href": "/documents/exit-plan.pdf"
        }
      },
      "buying": [
        [
          "Tier",
          "Scaler, $4,999 a month"
        ],
        [
          "Machine",
          "yours: two sites, one boundary"
        ],
        [
          "Installation",
          "our engineer, three days; yours, two days"
        ],
        [
          "Bought by",
          "purchase order, under your own contract"
        ]
      ]
    },
    "blocks": [
      {
        "kind": "hero",
        "headline": "The model moves. The accounts stay.",
        "lead": "AIOI runs models and agents inside your own network. They draft credit memos and clear alerts beside the core; an officer decides. Each answer names its model, version and rule."
      },
      {
        "kind": "figures",
        "figures": [
          {
            "value": "0 bytes",
            "text": "of an account leave your network when a model answers"
          },
          {
            "value": "1 line",
            "text": "in your model inventory for each version that answers"
          },
          {
            "value": "90 days",
            "text": "to leave us, with your data in open formats"
          },
          {
            "value": "24 hours",
            "text": "at most until a specialist writes to you, on any day"
          }
        ],
        "source": "The 90 days are those of the sample exit plan,",
        "link": {
          "label": "among the documents",
          "href": "/trust#documents"
        }
      },
      {
        "kind": "proof",
        "number": "26 days",
        "numberText": "from the decision to production, after four pilots that never got there",
        "quote": "We did not need a cleverer model. We needed to be able to say which one it was.",
        "speaker": "Orla Wexcombe",
        "role": "head of claims, Harrow & Tide Mutual",
        "facts": [
          [
            "Runs in",
            "own data center"
          ],
          [
            "Logs kept",
            "7 years"
          ],
          [
            "Accepted unchanged",
            "71%"
          ]
        ],
        "link": "Read Harrow & Tide’s story",
        "story": "harrow-tide-mutual-private-assistants"
      },
      {
        "kind": "form",
        "headline": "Name the first task, and who signs it.",
        "promise": "Tell us the core system and the task. A specialist replies within 24 hours with a plan of your network and the register entry it needs."
      }
    ],
    "blocksOfB": null
  },
  "clinics": {
    "title": "AI for clinics",
    "description": "A campaign’s page for clinics. Models read panels and diaries on a small server in your own network, and each call is one signed line in your log.",
    "campaign": "clinics-2026",
    "form": "getStarted",
    "tier": "resident",
    "plan": "on-premise",
    "split": "address",
    "industry": null,
    "blocks": [
      {
        "kind": "hero",
        "headline": "The model comes to your clinic.",
        "lead": "AIOI runs models on a small server in your clinic’s network. They read panels and diaries beside the record system; a physician decides. Each call is one signed line in your log."
      },
      {
        "kind": "figures",
        "figures": [
          {
            "value": "0 bytes",
            "text": "of a record leave the clinic when a model answers"
          },
          {
            "value": "30 min",
            "text": "at most from start of install to first answer, with the server in its rack"
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
        "source": "Clauses and controls are listed under Privacy and sovereignty. Compliance depends on your configuration.",
        "link": null
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
        "headline": "Name the case, and the model comes to it.",
        "promise": "Tell us the record system and the first case. A specialist replies within 24 hours with a plan of your network."
      }
    ],
    "blocksOfB": [
      {
        "kind": "hero",
        "headline": "No patient record has to leave your clinic.",
        "lead": "AIOI runs models on a small server in your clinic’s network. They read panels and diaries beside the record system; a physician decides. Each call is one signed line in your log."
      }
    ]
  },
  "hospitals": {
    "title": "AI for hospitals",
    "description": "Draft discharge letters and rank scans on servers in your own building. The models come to the records, a clinician signs, and each call is one line in your log.",
    "campaign": "hospitals-2026",
    "form": "getStarted",
    "tier": "resident",
    "plan": "on-premise",
    "split": null,
    "industry": {
      "name": "Hospitals",
      "order": 1,
      "summary": "Beside the record system and the imaging archive, over HL7, FHIR and DICOM. BAA signed by us.",
      "figure": "97% diagnosis accuracy",
      "plan": {
        "place": "your hospital",
        "systems": [
          {
            "name": "record system",
            "text": "admissions, results",
            "mark": "store"
          },
          {
            "name": "imaging archive",
            "text": "CT, MR, X-ray",
            "mark": "films"
          }
        ],
        "interfaceName": "interface engine",
        "ports": [
          "HL7 v2",
          "FHIR",
          "DICOM"
        ],
        "signature": "a clinician signs",
        "desks": [
          {
            "name": "ward",
            "text": "letter, drafted"
          },
          {
            "name": "radiology",
            "text": "list, ranked"
          },
          {
            "name": "coding desk",
            "text": "codes, checked"
          }
        ],
        "agents": "letters, list, codes",
        "stays": "records",
        "register": null,
        "outside": null
      },
      "tasks": {
        "headline": "Three first tasks, and who signs each",
        "rows": [
          {
            "name": "Discharge letter",
            "text": "A draft from the stay, each sentence with the entry it came from.",
            "reads": "HL7 v2, FHIR",
            "writes": "a draft in the record",
            "signs": "the physician on duty",
            "result": "9 minutes a letter, 31 before"
          },
          {
            "name": "Scan worklist",
            "text": "Suspected bleeds and nodules move to the top. Nothing is diagnosed or left out.",
            "reads": "DICOM",
            "writes": "the order of a list",
            "signs": "the radiologist",
            "result": "order within 40 s of the scan"
          },
          {
            "name": "Coding check",
            "text": "Marks the code that the notes do not support, with the line that says so.",
            "reads": "FHIR",
            "writes": "a mark, no code",
            "signs": "the coder",
            "result": "1 in 14 codes marked"
          }
        ]
      },
      "clauses": {
        "headline": "Seven clauses your privacy officer will ask about",
        "rows": [
          {
            "clause": "HIPAA §164.312(a)(1)",
            "asks": "access only to those with rights",
            "answer": "roles from your directory, down to a table",
            "link": {
              "label": "Roles, quickstart step 4",
              "href": "/quickstart#step-4"
            }
          },
          {
            "clause": "HIPAA §164.312(b)",
            "asks": "a record of activity",
            "answer": "one signed line per call, in your store",
            "link": {
              "label": "Audit log, Trust 1",
              "href": "/trust#flow-audit"
            }
          },
          {
            "clause": "HIPAA §164.312(e)(1)",
            "asks": "protection in transmission",
            "answer": "no route out; each refusal logged",
            "link": {
              "label": "Prompts, Trust 1",
              "href": "/trust#flow-prompts"
            }
          },
          {
            "clause": "HIPAA §164.502(b)",
            "asks": "the minimum necessary",
            "answer": "tools that name what they read",
            "link": {
              "label": "Tool permissions, June 16",
              "href": "/updates/20000000-0000-4000-8000-000000000006"
            }
          },
          {
            "clause": "HIPAA §164.504(e)",
            "asks": "a contract with associates",
            "answer": "a BAA, signed by us",
            "link": {
              "label": "Open the BAA",
              "href": "/documents/business-associate-agreement.pdf"
            }
          },
          {
            "clause": "GDPR Art. 9 and 32",
            "asks": "health data, secured",
            "answer": "your keys, your country, your building",
            "link": {
              "label": "Keys, Trust 1",
              "href": "/trust#flow-weights"
            }
          },
          {
            "clause": "GDPR Art. 35",
            "asks": "an impact assessment",
            "answer": "data map of nine places, filled in",
            "link": {
              "label": "Data map, July 7",
              "href": "/updates/20000000-0000-4000-8000-000000000007"
            }
          }
        ]
      },
      "document": {
        "headline": "The BAA is signed by us.",
        "text": "It is ready to countersign. HIPAA knows no certificate, so we claim none.",
        "title": "Business associate agreement",
        "kind": "PDF",
        "mark": "signature",
        "link": {
          "label": "Open the BAA",
          "href": "/documents/business-associate-agreement.pdf"
        }
      },
      "buying": [
        [
          "Tier",
          "Resident, $999 a month"
        ],
        [
          "Machine",
          "yours: one server, 2 GPUs of 48 GB"
        ],
        [
          "Installation",
          "our engineer, one day; yours, one hour"
        ],
        [
          "Bought by",
          "purchase order, or your group’s framework"
        ]
      ]
    },
    "blocks": [
      {
        "kind": "hero",
        "headline": "AI that works where the records are.",
        "lead": "AIOI runs models and agents on servers in your hospital. They draft discharge letters and rank scans beside the record system; a clinician signs. Each call is one line in your log."
      },
      {
        "kind": "figures",
        "figures": [
          {
            "value": "0 bytes",
            "text": "of a record leave the building when a model answers"
          },
          {
            "value": "30 min",
            "text": "at most from start of install to first answer, with the server in its rack"
          },
          {
            "value": "15 clauses",
            "text": "of GDPR, HIPAA and SOC 2, each with the control that answers it"
          },
          {
            "value": "24 hours",
            "text": "at most until a specialist writes to you, on any day"
          }
        ],
        "source": "All 15 clauses stand under",
        "link": {
          "label": "Privacy and sovereignty",
          "href": "/use-cases/privacy-sovereignty"
        }
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
        "promise": "Tell us the record system and the first task. A specialist replies within 24 hours with a plan of your building: which system, which port, who signs."
      }
    ],
    "blocksOfB": null
  },
  "public-sector": {
    "title": "AI for the public sector",
    "description": "Find, summarize and redact files in your own data center, with or without a network. A clerk decides, and each step is a line that you can disclose.",
    "campaign": "public-sector-2026",
    "form": "getStarted",
    "tier": "scaler",
    "plan": "on-premise",
    "split": null,
    "industry": {
      "name": "Public sector",
      "order": 3,
      "summary": "In the file registry, with or without a network. Call-off under your framework.",
      "figure": "11 min to a proposal",
      "plan": {
        "place": "your authority",
        "systems": [
          {
            "name": "file registry",
            "text": "files, retention",
            "mark": "files"
          },
          {
            "name": "case system",
            "text": "applications",
            "mark": "store"
          }
        ],
        "interfaceName": "registry interface",
        "ports": [
          "CMIS",
          "XML",
          "scans"
        ],
        "signature": "a clerk decides",
        "desks": [
          {
            "name": "intake",
            "text": "letter, sorted"
          },
          {
            "name": "casework",
            "text": "file, summarized"
          },
          {
            "name": "disclosure",
            "text": "names, marked"
          }
        ],
        "agents": "sort, sum up, redact",
        "stays": "files",
        "register": null,
        "outside": [
          "framework",
          "call-off"
        ]
      },
      "tasks": {
        "headline": "Three first tasks, and who decides each",
        "rows": [
          {
            "name": "Post, sorted",
            "text": "Reads what came in, finds the file it belongs to and proposes the desk.",
            "reads": "scans",
            "writes": "a proposal in the inbox",
            "signs": "the registry clerk",
            "result": "94 of 100 to the right desk"
          },
          {
            "name": "File, summarized",
            "text": "Two pages of 400, each sentence with its folio number.",
            "reads": "CMIS",
            "writes": "a note in the file",
            "signs": "the case officer",
            "result": "6 minutes a file"
          },
          {
            "name": "Disclosure",
            "text": "Marks names and numbers for redaction, with the exemption that applies.",
            "reads": "CMIS, XML",
            "writes": "marks, nothing removed",
            "signs": "the disclosure officer",
            "result": "every mark reviewed"
          }
        ]
      },
      "clauses": {
        "headline": "Seven clauses your legal service will ask about",
        "rows": [
          {
            "clause": "AI Act Art. 26(2)",
            "asks": "human oversight",
            "answer": "a person approves; no step without a name",
            "link": {
              "label": "Policy, quickstart step 4",
              "href": "/quickstart#step-4"
            }
          },
          {
            "clause": "AI Act Art. 26(6)",
            "asks": "logs, six months or more",
            "answer": "kept by your schedule, in your store",
            "link": {
              "label": "Audit log, Trust 1",
              "href": "/trust#flow-audit"
            }
          },
          {
            "clause": "GDPR Art. 30",
            "asks": "a record of processing",
            "answer": "data map of nine places, filled in",
            "link": {
              "label": "Data map, July 7",
              "href": "/updates/20000000-0000-4000-8000-000000000007"
            }
          },
          {
            "clause": "GDPR Art. 28",
            "asks": "a contract with processors",
            "answer": "a DPA, signed by us",
            "link": {
              "label": "Open the DPA",
              "href": "/documents/data-processing-agreement.pdf"
            }
          },
          {
            "clause": "Dir. 2014/24 Art. 33",
            "asks": "a framework agreement",
            "answer": "call-off on your terms, prices of this site",
            "link": {
              "label": "Tiers, Pricing",
              "href": "/pricing"
            }
          },
          {
            "clause": "EN 301 549",
            "asks": "accessible to all staff",
            "answer": "WCAG 2.2 AA, report published",
            "link": {
              "label": "Accessibility",
              "href": "/accessibility"
            }
          },
          {
            "clause": "FedRAMP",
            "asks": "an authorization",
            "answer": "not held; runs inside yours",
            "link": {
              "label": "Certifications, Trust 3",
              "href": "/trust#certifications"
            }
          }
        ]
      },
      "document": {
        "headline": "The DPA is signed by us.",
        "text": "It follows Article 28. Its annexes name the data, the measures and the subprocessors, none of which is inside your wall.",
        "title": "Data processing agreement",
        "kind": "PDF",
        "mark": "signature",
        "link": {
          "label": "Open the DPA",
          "href": "/documents/data-processing-agreement.pdf"
        }
      },
      "buying": [
        [
          "Tier",
          "Scaler, $4,999; no network: Hyper-scaler"
        ],
        [
          "Machine",
          "yours, with or without a network"
        ],
        [
          "Installation",
          "our engineer, cleared by you"
        ],
        [
          "Bought by",
          "framework call-off, or a tender"
        ]
      ]
    },
    "blocks": [
      {
        "kind": "hero",
        "headline": "Every file stays in the registry.",
        "lead": "AIOI runs models and agents in your own data center, with or without a network. They find, summarize and translate files; a clerk decides. Each step is a line you can disclose."
      },
      {
        "kind": "figures",
        "figures": [
          {
            "value": "0 bytes",
            "text": "of a file leave the building when a model answers"
          },
          {
            "value": "0 networks",
            "text": "needed: models come on signed media if you ask"
          },
          {
            "value": "6 months",
            "text": "of logs at least, and as long as your schedule says"
          },
          {
            "value": "24 hours",
            "text": "at most until a specialist writes to you, on any day"
          }
        ],
        "source": "Six months is what the AI Act asks of deployers of high-risk systems; see",
        "link": {
          "label": "the map below",
          "href": "#clauses"
        }
      },
      {
        "kind": "proof",
        "number": "11 min",
        "numberText": "from intake to a training proposal, down from 3 days",
        "quote": "The privacy officer asked where the data goes. We showed one page. The pilot started the same week.",
        "speaker": "Maren Oduya",
        "role": "co-founder of Laborwright, which works for public agencies",
        "facts": [
          [
            "Runs in",
            "private cloud, two countries"
          ],
          [
            "Tier",
            "Resident"
          ],
          [
            "People in operations",
            "0"
          ]
        ],
        "link": "Read Laborwright’s story",
        "story": "laborwright-workforce-development"
      },
      {
        "kind": "form",
        "headline": "Name the registry, and the first queue.",
        "promise": "Tell us the registry and the queue that is longest. A specialist replies within 24 hours with a plan and the questions your tender will ask."
      }
    ],
    "blocksOfB": null
  }
};
