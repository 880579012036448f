import type { ComponentType } from "react";

import { nameOf } from "./registry.ts";
import type { Moment } from "./script.ts";

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
  when?: Moment;
  /** Parameters of the address that hydrate it as soon as the page is shown. */
  params?: readonly string[];
};

/**
 * Renders a component on the Worker and marks its place, so that `start-on-page.ts` hydrates it in the
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
      data-island={nameOf(Component)}
      data-when={when === "intent" ? undefined : when}
      data-params={params?.join(" ")}
      data-props={json === "{}" ? undefined : json}
    >
      <Component {...props} />
    </div>
  );
}
