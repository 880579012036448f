/** A pump housing, 305.2 wide and 330 high from (382.8, 40): feet, volute and flange. */
export const housingOutline =
  "M428 356h64v14h-64zM564 356h64v14h-64zM444 356L458 324M608 356L594 318M581 110L583.3 111.1L596.6 119.5L608.6 129.8L619.2 141.8L628.1 155.2L635.1 169.9L640 185.5L642.7 201.9L643.1 218.5L641.1 235.2L636.8 251.6L630.2 267.3L621.4 282.1L610.6 295.6L597.8 307.6L583.4 317.8L567.6 325.9L550.7 331.7L533 335.2L514.9 336.2L496.7 334.6L478.7 330.5L461.4 323.8L445 314.7L430 303.4L416.6 289.9L405.1 274.7L395.8 257.8L388.8 239.7L384.5 220.7L382.8 201.1L383.9 181.3L387.8 161.7L394.4 142.8L403.7 124.8L415.4 108.2L429.4 93.3L445.5 80.4L463.4 69.8L482.6 61.8L503 56.4L524 54L524 54H674V110zM674 40h14v84h-14z";

/** The middle of its cover and of the bore in it. */
export const housingCenter = { cx: 524, cy: 206 } as const;
export const coverRadius = 86;
export const boreRadius = 46;

/** The bolts around the bore. */
export const housingBolts = [
  [588.7, 232.8],
  [550.8, 270.7],
  [497.2, 270.7],
  [459.3, 232.8],
  [459.3, 179.2],
  [497.2, 141.3],
  [550.8, 141.3],
  [588.7, 179.2],
] as const;
export const boltRadius = 5;

/** The crack, from the cover to the volute. */
export const housingCrack = "M458 260l-7 4-1 8-10 2-3 8-8 1-6 8";
