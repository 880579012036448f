/** Units of the ruler for a millisecond; a unit is a pixel where the drawing has its full width. */
export const unitsPerMs = 204;

/** Of a pixel of CSS, 96 to the inch of 0.0254 meters. */
const metersPerPixel = 0.0254 / 96;

/** How far to the right a model's time would end if the ruler went on, in whole meters. */
export const toScaleMeters = (modelMs: number): number =>
  Math.round(modelMs * unitsPerMs * metersPerPixel);
