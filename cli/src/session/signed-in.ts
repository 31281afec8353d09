import type { ConfigStore } from '../config/store.ts';
import { notSignedIn, signedOut } from '../exit.ts';

/** Does not import the contract, so that it does not slow a start. @throws CliError (exit 3) where nobody is signed in */
export function assertSignedIn(store: ConfigStore, url: string): void {
  const { access_token, email } = store.server(url);
  const usual = store.read().url;
  if (!access_token) throw email ? signedOut() : notSignedIn(usual && usual !== url ? url : undefined);
}
