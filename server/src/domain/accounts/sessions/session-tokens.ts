import type { SessionDoc } from './session-model.ts';
import { ACCESS_MS } from './session-times.ts';
import type { SigningKeys } from './signing-keys.ts';
import { hashToken, newToken } from './tokens.ts';

/** What is handed out to a terminal or a script: a signed access token and an opaque refresh token. */
export interface Tokens {
  access: string;
  refresh: string;
}

/** New tokens for a session, with the fields that it stores of them. */
export async function newTokens(keys: SigningKeys, session: Pick<SessionDoc, '_id' | 'user_id' | 'aal'>) {
  const access_expires_at = new Date(Date.now() + ACCESS_MS);
  const claims = { sub: session.user_id.toHexString(), sid: session._id.toHexString(), aal: session.aal ?? 'aal1' };
  const tokens: Tokens = { access: await keys.sign(claims, access_expires_at), refresh: newToken() };
  const stored = {
    access_hash: hashToken(tokens.access),
    access_expires_at,
    refresh_hash: hashToken(tokens.refresh),
  };
  return { tokens, stored };
}

/** What the session of the web app stores, which has its cookie. */
const NO_TOKENS = { access_hash: null, access_expires_at: null, refresh_hash: null };

export const tokensIf = async (
  wanted: boolean,
  keys: SigningKeys,
  session: Pick<SessionDoc, '_id' | 'user_id' | 'aal'>,
) => (wanted ? newTokens(keys, session) : { tokens: null, stored: NO_TOKENS });
