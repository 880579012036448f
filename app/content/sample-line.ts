/**
 * The sample inspection line of edge AI, in milliseconds after the picture of a casting. The cover of its
 * story and the page of the use case draw it; its belt moves 2 meters a second.
 */
export const sampleLine = {
  /** The device has answered. */
  deviceMs: 4,
  /** The casting is at the reject gate. */
  gateMs: 60,
  /** A cloud has answered. */
  cloudMs: 380,
  /** From one casting on the belt to the next. */
  pitchMs: 190,
} as const;
