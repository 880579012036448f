import type { ComponentProps } from "react";

/** A link to another site, with an arrow. */
export function ExternalLink({ children, className = "", ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} rel="noopener" className={className}>
      {children}
      <i
        aria-hidden="true"
        className="i-mark-arrow-out flex-none inline-block align--1px ml-6px w-13px h-13px"
      />
    </a>
  );
}

/** A link to a page of this site, within text. */
export function TextLink({ children, ...rest }: Omit<ComponentProps<"a">, "className">) {
  return (
    <a
      {...rest}
      className="underline decoration-1px decoration-edge underline-offset-5px hover:decoration-ink"
    >
      {children}
    </a>
  );
}
