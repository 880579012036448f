import type { ComponentType } from "react";

import { nameOfIsland } from "./registry.ts";

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** Props that survive the way through JSON: a function or an element does not compile. */
type JsonProps<Props> = {
  [Name in keyof Props]: Props[Name] extends JsonValue ? Props[Name] : never;
};

type IslandProps<Props> = {
  /** Default export of a file `NAME.island.tsx`. */
  of: ComponentType<Props>;
  props: Props & JsonProps<Props>;
  /**
   * What hydrates it. `intent`: a pointer over it, the focus or a touch in it, but for links to other
   * pages, or on a button that opens its dialog. `visible`: shortly before it comes into view, for
   * what moves by itself.
   */
  when?: "intent" | "visible";
  /** Parameters of the address that hydrate it as soon as the page is shown. */
  params?: readonly string[];
};

/**
 * Renders a component on the Worker and marks its place, so that `load-islands.ts` hydrates it in the
 * browser. Until then, and where its code never arrives, it works as HTML.
 */
export function Island<Props extends object>({
  of: Component,
  props,
  when = "intent",
  params,
}: IslandProps<Props>) {
  const json = JSON.stringify(props);
  return (
    <div
      data-island={nameOfIsland(Component)}
      data-when={when === "intent" ? undefined : when}
      data-params={params?.join(" ")}
      data-props={json === "{}" ? undefined : json}
    >
      <Component {...props} />
    </div>
  );
}
