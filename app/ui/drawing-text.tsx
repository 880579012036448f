import type { ComponentProps, ReactNode } from "react";

type DrawingTextProps = ComponentProps<"text"> & {
  /** The words; parts of them with a look of their own are `children` instead. */
  text?: ReactNode;
};

/**
 * Words in a drawing. Their places keep them apart where it is drawn, and the space where a browser without
 * styles, a reader or a search engine takes the text alone.
 */
export function DrawingText({ text, children = text, ...place }: DrawingTextProps) {
  return (
    <>
      <text {...place}>{children}</text>{" "}
    </>
  );
}
