import type { Accounts } from '../domain/accounts/accounts.ts';
import { needsFactor } from '../domain/accounts/sessions/assurance.ts';
import { bearerToken } from '../http/authenticate.ts';
import { clientOf, type Trust } from '../http/client-address.ts';
import { isHttps, sessionToken } from '../http/cookies.ts';
import { isForeign } from '../http/csrf.ts';
import type { AppSocket } from './socket-types.ts';

/** The same credentials as HTTP: `auth.token` of the handshake, or the session cookie of a page of our own. */
export async function identifySocket(
  socket: AppSocket,
  accounts: Accounts,
  { publicUrl, trust }: { publicUrl: string | null; trust: Trust },
): Promise<void> {
  const { headers, auth } = socket.handshake;
  const given = auth.token === undefined ? headers.authorization : `Bearer ${String(auth.token)}`;
  const identity = given === undefined ? await byCookie() : await byToken(bearerToken(given));
  if (!identity || needsFactor(identity)) throw new Error('Not authenticated');
  socket.data = { userId: identity.user._id.toHexString(), sessionId: identity.session._id.toHexString() };

  async function byToken(accessToken: string | undefined) {
    return accessToken === undefined ? null : accounts.identify({ accessToken });
  }

  async function byCookie() {
    // a page of another site may open a socket and the browser sends our cookie along
    if (isForeign(headers, publicUrl)) return null;
    const cookie = sessionToken(headers, isHttps(publicUrl) || clientOf(socket.request, trust).https);
    return cookie ? accounts.identify({ cookie }) : null;
  }
}
