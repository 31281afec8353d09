import { NO_SUCH_ADDRESS } from '@smoko/contract';
import { version } from '../../package.json';
import { CliError } from '../exit.ts';
import { oneLine } from '../term/clean.ts';

const HEALTH_MS = 10_000;

/** The version a server says it has; null where it says none, or is no Smoko. */
async function serverVersion(url: string): Promise<string | null> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(HEALTH_MS) });
  const health = (await response.json().catch(() => null)) as { version?: unknown } | null;
  return typeof health?.version === 'string' ? oneLine(health.version).slice(0, 40) : null;
}

/**
 * A route this server does not have is not a record that is missing: it is told what is behind it.
 * @throws CliError
 */
export async function assertKnown(url: string, response: Response): Promise<void> {
  if (response.status !== 404 && response.status !== 405) return;
  const text = await response.clone().text();
  if (response.status === 404 && isProblem(text) && !text.includes(NO_SUCH_ADDRESS)) return;
  const theirs = await serverVersion(url).catch(() => null);
  if (theirs === null) throw new CliError(`There is no Smoko at ${url}. Check the address: smoko config get url`);
  throw new CliError(
    isOlder(theirs, version)
      ? `This Smoko server (${theirs}) is older than this smoko (${version}). Update the server, then try again.`
      : `This Smoko server (${theirs}) does not know what this smoko (${version}) asks for. Update smoko.`,
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
