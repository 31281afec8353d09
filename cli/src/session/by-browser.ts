import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, type SignedIn, startDevice, takeDevice } from '@smoko/contract';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { openInBrowser } from '../term/browser.ts';
import { oneLine } from '../term/clean.ts';
import { createApiClient } from './api-client.ts';

const CALL_MS = 30_000;

/** Signs in by the device flow: shows a code and waits until the user approves it in a browser. */
export async function signInByBrowser(context: Context, url: string): Promise<SignedIn> {
  const { stderr, style } = context;
  const api = createApiClient(url, { timeoutMs: CALL_MS });
  const asked = await api.call(startDevice, { host: hostname() });
  const address = oneLine(asked.verification_uri);
  const opened = await openInBrowser(address, context.env);
  stderr.write(`${opened ? 'Your browser shows' : 'Open in a browser'}: ${address}\n`);
  stderr.write(`Say yes there if it shows this code: ${style('bold', oneLine(asked.user_code))}\n`);
  const until = Date.parse(asked.expires_at);
  while (Date.now() < until) {
    await sleep(asked.interval * 1000);
    const answer = await api.call(takeDevice, { device_code: asked.device_code }).catch(ignoreTemporary);
    if (answer?.signed_in) return answer.signed_in;
  }
  throw new CliError('Nobody said yes in time. Run smoko login again.');
}

/** Ignores errors that may pass, so that polling goes on. */
function ignoreTemporary(error: unknown): null {
  if (error instanceof AppError && ['unavailable', 'rate_limited', 'internal'].includes(error.code)) return null;
  throw error;
}
