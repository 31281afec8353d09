import type { ConfigStore } from '../config/store.ts';
import { notSignedIn, signedOut } from '../exit.ts';

/** Somebody has signed in at that server from here. Knows no contract, so that it costs a start nothing. @throws CliError (exit 3) */
export function assertSignedIn(store: ConfigStore, url: string): void {
  const { access_token, email } = store.server(url);
  if (!access_token) throw email ? signedOut() : notSignedIn();
}
