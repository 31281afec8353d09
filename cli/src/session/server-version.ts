import { NO_SUCH_ADDRESS } from '@smoko/contract';
import { version } from '../../package.json';
import { CliError } from '../exit.ts';
import { oneLine } from '../term/clean.ts';

/** A path that was typed, not one of ours: it is not the server's version that is wrong. */
export class NoSuchPath extends CliError {}

const HEALTH_MS = 10_000;

/** The server's version; null where it is not a Smoko server. */
async function serverVersion(url: string): Promise<string | null> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(HEALTH_MS) });
  const health = (await response.json().catch(() => null)) as { version?: unknown } | null;
  return typeof health?.version === 'string' ? oneLine(health.version).slice(0, 40) : null;
}

/**
 * Tells a route that the server does not have from a missing record, since both answer 404. For the first it throws a CliError
 * that says whether the server is older, newer, or not a Smoko server.
 */
export async function assertKnown(url: string, response: Response): Promise<void> {
  if (response.status !== 404 && response.status !== 405) return;
  const text = await response.clone().text();
  if (response.status === 404 && isProblem(text) && !text.includes(NO_SUCH_ADDRESS)) return;
  const found = await serverVersion(url).catch(() => null);
  if (found === null) throw new CliError(`There is no Smoko at ${url}. Check the address: smoko config get url`);
  throw new NoSuchPath(
    isOlder(found, version)
      ? `This Smoko server (${found}) is older than this smoko (${version}). Update the server, then try again.`
      : `This Smoko server (${found}) does not know what this smoko (${version}) asks for. Update smoko.`,
  );
}

function isProblem(text: string): boolean {
  try {
    return typeof (JSON.parse(text) as { code?: unknown }).code === 'string';
  } catch {
    return false;
  }
}

/** 0.9.10 is older than 0.10.0. */
export function isOlder(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
}

const partsOf = (text: string): number[] => {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)/.exec(text) ?? [];
  return [0, 1, 2].map((index) => Number(parts[index] ?? 0));
};
