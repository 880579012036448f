import "react";

declare module "react" {
  // Custom properties, which React writes as they are and its types do not know.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
