import type { AnyRouter } from "@tanstack/react-router";
import { createContext, use } from "react";

import type { LateData } from "./late-data.ts";

type Manifest = NonNullable<NonNullable<AnyRouter["ssr"]>["manifest"]>;

/** What the Worker knows of the response that a document is rendered for. */
export type DocumentValues = {
  /** The styles that the page inlines; null while developing, where Vite serves them. */
  css: string | null;
  /** The nonce of the response. A page that is cached gets hashes in its place. */
  nonce: string | undefined;
  /** The scripts of every page, and while developing its styles, as Start's manifest names them. */
  assets: Manifest["routes"][string] | undefined;
  /** Settings of the operator, as attributes of the `html` element. */
  clientConfig: Readonly<Record<string, string | undefined>>;
  late: LateData;
};

const empty: DocumentValues = {
  css: null,
  nonce: undefined,
  assets: undefined,
  clientConfig: {},
  late: "pending",
};

export const DocumentContext = createContext<DocumentValues>(empty);

/** @returns what `server/render/render-page.ts` has provided */
export const useDocument = (): DocumentValues => use(DocumentContext);
