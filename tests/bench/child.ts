import { fileURLToPath } from 'node:url';
import { run } from '../support/process.ts';
import { until } from '../support/until.ts';

const LIMIT_MS = 30_000;

export interface Child {
  /** The first line it printed: where it listens. */
  url: string;
  end(): Promise<unknown>;
}

/** A program of the benchmarks' own, in a process of its own. */
export async function startChild(file: URL, args: readonly string[] = []): Promise<Child> {
  const options = { env: { NODE_ENV: 'production' } };
  const child = run(process.execPath, ['--import', 'tsx', fileURLToPath(file), ...args], options);
  const url = await until(file.pathname, () => /^(http:\S+)\n/.exec(child.output())?.[1], LIMIT_MS).catch((error) => {
    throw new Error(`${String(error)}\n${child.output()}`);
  });
  return { url, end: () => child.end() };
}
