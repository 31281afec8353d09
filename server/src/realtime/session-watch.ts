import type { Accounts } from '../domain/accounts/accounts.ts';
import type { AppSocket } from './socket-types.ts';

const CHECK_MS = 5 * 60_000;

/** Looks now and then whether the session is still there: it may have run out, or ended while nobody was told. */
export function keepUntilSessionEnds(socket: AppSocket, accounts: Accounts): void {
  const check = async () => {
    const session = await accounts.sessions.byId(socket.data.sessionId);
    if (!session) socket.disconnect(true);
  };
  const timer = setInterval(() => void check().catch(() => {}), CHECK_MS);
  timer.unref();
  socket.on('disconnect', () => clearInterval(timer));
}
