/** Hours after which a customer and an authority hear of an incident at the latest. */
export const incidentHours = { customer: 24, authority: 72 } as const;
