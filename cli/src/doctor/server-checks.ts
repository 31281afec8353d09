import { AppError, getSession } from '@smoko/contract';
import { version } from '../../package.json';
import { connectLive } from '../chat/interactive/live.ts';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { fetchFrom } from '../session/api-client.ts';
import { isOlder } from '../session/server-version.ts';
import { requireSession, type Session } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';
import type { Finding } from './finding.ts';

const ANSWER_MS = 15_000;
/** Tokens expire after minutes: with a larger difference, valid ones seem expired or expired ones valid. */
const SKEW_MS = 60_000;

/** Whether the server answers, has the same version, and has the same time. */
export async function askHealth(url: string): Promise<[Finding, ...Finding[]]> {
  const name = 'server';
  try {
    const response = await fetchFrom(url, ANSWER_MS)(`${url}/api/health`);
    const health = (await response.json().catch(() => ({}))) as { version?: unknown };
    if (typeof health.version !== 'string') {
      return [
        { name, state: 'wrong', text: 'what answers is no Smoko.', advice: 'Set its address: smoko config set url' },
      ];
    }
    const serverVersion = oneLine(health.version);
    const serverOlder = isOlder(serverVersion, version) ? 'Update the server: it is older than this smoko.' : undefined;
    const serverNewer = isOlder(version, serverVersion) ? 'Update smoko: the server is newer.' : undefined;
    const advice = serverOlder ?? serverNewer;
    const answer: Finding = {
      name,
      state: advice ? 'note' : 'ok',
      text: `Smoko ${serverVersion}`,
      ...(advice ? { advice } : {}),
    };
    return [answer, clock(response.headers.get('date'))];
  } catch (error) {
    return [{ name, state: 'wrong', text: wordsOf(error), advice: 'Is the address right? smoko config get url' }];
  }
}

function clock(date: string | null): Finding {
  const off = date === null ? Number.NaN : Math.abs(Date.now() - Date.parse(date));
  if (Number.isNaN(off)) return { name: 'clock', state: 'note', text: 'the server does not say what time it is.' };
  if (off < SKEW_MS) return { name: 'clock', state: 'ok', text: 'as the server’s' };
  const text = `${Math.round(off / 1000)} s off the server’s.`;
  return { name: 'clock', state: 'wrong', text, advice: 'Let this computer set its time by the network.' };
}

export async function whoIsSignedIn(
  context: Context,
  url: string,
): Promise<{ session: Session | null; finding: Finding }> {
  const name = 'signed in';
  try {
    const session = requireSession(context.store, url);
    const { user } = await session.api.call(getSession, {});
    return { session, finding: { name, state: 'ok', text: oneLine(`${user.full_name} <${user.email}>`) } };
  } catch (error) {
    const out =
      (error instanceof CliError && error.exitCode === 3) || (error instanceof AppError && error.status === 401);
    const finding: Finding = { name, state: 'wrong', text: out ? 'no' : wordsOf(error), advice: 'Run: smoko login' };
    return { session: null, finding };
  }
}

/** Whether live events arrive. Everything but news of changes works without them. */
export function liveChannel(session: Session): Promise<Finding> {
  const name = 'live';
  return new Promise((resolve) => {
    const end = (finding: Finding) => {
      clearTimeout(timer);
      stop();
      resolve(finding);
    };
    const timer = setTimeout(
      () => end({ name, state: 'wrong', text: 'no connection.', advice: 'A proxy in between may stop WebSocket.' }),
      ANSWER_MS,
    );
    const stop = connectLive(session.url, {
      onChat: () => {},
      onRecord: () => {},
      onDown: () => {},
      onUp: () => end({ name, state: 'ok', text: 'news come by themselves' }),
      token: () => session.accessToken(),
      onRefused: async () => end({ name, state: 'wrong', text: 'the server refused it.', advice: 'Run: smoko login' }),
    });
  });
}

const wordsOf = (error: unknown): string => {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof CliError) return at.message;
  return error instanceof Error ? error.message : String(error);
};
