/**
 * Replaces the parts of supabase-js that this Worker does not use: sessions, live changes, files and
 * functions. Nobody signs in here, and their 47 kB (gzip) would be loaded at every start.
 * `app.config.ts` makes the replacement (docs/decisions/0013).
 */

/** Never constructed: the client is given its token and has no session. */
// oxlint-disable-next-line no-extraneous-class -- supabase-js extends it
export class AuthClient {}

/** Constructed with every client, which also sets its token. */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

/** Constructed with every client. */
// oxlint-disable-next-line no-extraneous-class -- supabase-js makes one
export class StorageClient {}

/** The real client throws it. */
export class StorageApiError extends Error {}

/** Constructed when functions are called. */
// oxlint-disable-next-line no-extraneous-class -- supabase-js makes one
export class FunctionsClient {}

/** The real client throws it, and exports the regions in which functions may run. */
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {};
