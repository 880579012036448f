/**
 * What stands in for the parts of supabase-js that this Worker has no use for: sessions, live
 * changes and files. Nobody signs in here, and their 45 kB (gzip) would be loaded at every start.
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
