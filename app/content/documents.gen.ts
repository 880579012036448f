// Written by "npm run documents": do not edit.

/** Of each file its pages, or answers where it has none, and its size. */
export const documentFiles = {
  "data-processing-agreement.pdf": { length: 12, bytes: 0 },
  "business-associate-agreement.pdf": { length: 6, bytes: 0 },
  "security-overview.pdf": { length: 9, bytes: 0 },
  "architecture-brief.pdf": { length: 8, bytes: 0 },
  "subprocessor-list.pdf": { length: 2, bytes: 0 },
  "service-level-agreement.pdf": { length: 5, bytes: 0 },
  "exit-plan.pdf": { length: 4, bytes: 0 },
  "security-questionnaire.csv": { length: 240, bytes: 0 },
  "bill-of-materials.json": { length: 8, bytes: 0 },
} as const;
