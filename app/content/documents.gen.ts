// Written by "npm run documents": do not edit.

/** Of each file its pages, its answers or its components, and its size. */
export const documentFiles = {
  "data-processing-agreement.pdf": { length: 12, bytes: 153226 },
  "business-associate-agreement.pdf": { length: 6, bytes: 117900 },
  "security-overview.pdf": { length: 9, bytes: 183604 },
  "architecture-brief.pdf": { length: 8, bytes: 153979 },
  "subprocessor-list.pdf": { length: 2, bytes: 88481 },
  "service-level-agreement.pdf": { length: 5, bytes: 112497 },
  "exit-plan.pdf": { length: 4, bytes: 124846 },
  "security-questionnaire.csv": { length: 240, bytes: 35525 },
  "bill-of-materials.json": { length: 8, bytes: 2089 },
} as const;
