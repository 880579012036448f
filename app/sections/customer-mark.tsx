import marksUrl from "./customer-marks.svg?no-inline";

/** Names and widths of the marks, which are 40 high; outlines in `customer-marks.svg`. */
const marks = {
  corvane: { name: "Corvane", width: 123 },
  laborwright: { name: "Laborwright", width: 143 },
  endovara: { name: "Endovara", width: 131 },
  kesselbrook: { name: "Kesselbrook", width: 140 },
  harrow: { name: "Harrow & Tide", width: 112 },
  tarn: { name: "Tarn & Yule", width: 122 },
} as const;

export type CustomerName = keyof typeof marks;

/** A customer's name in a text. */
export const customerNameOf = (customer: CustomerName) => marks[customer].name;

/** A customer's word mark in the color of the text around it. */
export function CustomerMark({
  customer,
  height = 40,
}: {
  customer: CustomerName;
  height?: 34 | 40;
}) {
  const { name, width } = marks[customer];
  return (
    <>
      <span className="sr-only">{name}</span>
      <svg aria-hidden="true" width={Math.round((width * height) / 40)} height={height}>
        <use href={`${marksUrl}#${customer}`} />
      </svg>
    </>
  );
}
