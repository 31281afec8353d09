import { version } from '../../package.json';
import type { Context } from '../context.ts';
import { proxiesIn } from '../session/proxy.ts';
import { oneLine } from '../term/clean.ts';
import type { Finding } from './finding.ts';
import { completionInstalled, configFile, nodeVersion, terminal } from './local-checks.ts';
import { askHealth, liveChannel, whoIsSignedIn } from './server-checks.ts';

/** Yields findings as they come: first about this computer, then about the server. */
export async function* examine(context: Context): AsyncGenerator<Finding> {
  yield { name: 'smoko', state: 'ok', text: version };
  yield nodeVersion(process.versions.node);
  const file = configFile(context.store.path);
  yield file;
  yield terminal(context);
  yield completionInstalled(context.env);
  const proxies = proxiesIn(context.env);
  if (proxies.length > 0) {
    const shown = proxies.map((name) => `${name}=${withoutPassword(context.env[name] ?? '')}`).join(', ');
    yield { name: 'proxy', state: 'ok', text: oneLine(shown) };
  }
  if (file.state === 'wrong') return;
  const url = context.url();
  const [server, ...more] = await askHealth(url);
  yield { ...server, text: `${url} (profile ${context.store.profile()}): ${server.text}` };
  yield* more;
  if (server.state === 'wrong') return;
  const { session, finding } = await whoIsSignedIn(context, url);
  yield finding;
  if (session) yield await liveChannel(session);
}

const withoutPassword = (address: string): string => address.replace(/\/\/[^@/]*@/, '//...@');
