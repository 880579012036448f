/**
 * What stands in for the parts of supabase-js that this Worker has no use for: sessions, live
 * changes, files and functions. Nobody signs in here, and their 47 kB (gzip) would be loaded at every start.
 * `app.config.ts` puts these in their place (docs/decisions/0013).
 */

/** Never made: the client is given its token and has no session. */
// oxlint-disable-next-line no-extraneous-class -- supabase-js extends it
export class AuthClient {}

/** Made with every client and told its token, whether anybody listens or not. */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

/** Made with every client. */
// oxlint-disable-next-line no-extraneous-class -- supabase-js makes one
export class StorageClient {}

/** What the real one throws. */
export class StorageApiError extends Error {}

/** Made when functions are called. */
// oxlint-disable-next-line no-extraneous-class -- supabase-js makes one
export class FunctionsClient {}

/** What the real one throws, and where functions may run. */
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {};
