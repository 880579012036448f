import { getGlobalStartContext } from "@tanstack/react-start";

import { prerenderedOrigin } from "../lib/prerendered-file.ts";

/**
 * The origin of the request's environment, for example `https://aioi.example`. Only for what the
 * Worker renders.
 */
export const siteOrigin = (): string =>
  getGlobalStartContext()?.worker?.siteOrigin ?? prerenderedOrigin;
