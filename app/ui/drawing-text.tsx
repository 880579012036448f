import type { ComponentProps } from "react";

/**
 * Words in a drawing. Their places keep them apart where it is drawn, and the space where a browser without
 * styles, a reader or a search engine takes the text alone.
 */
export function DrawingText(props: ComponentProps<"text">) {
  return (
    <>
      <text {...props} />{" "}
    </>
  );
}
