import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, type AppOptions, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';

export interface TestApp extends App {
  dataDir: string;
  /** The same data folder, started anew. */
  restart(): Promise<TestApp>;
  /** Closes it and removes the data folder. */
  dispose(): Promise<void>;
}

/** The real server on a free port, with the embedded database in a folder of its own. */
export async function startTestApp(
  environment: Record<string, string> = {},
  folder?: string,
  limits?: AppOptions['limits'],
): Promise<TestApp> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'smoko-')));
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...environment, SMOKO_DATA_DIR: dataDir });
  const app = await buildApp(config, {
    limits,
    onCrash: (error) => {
      throw error;
    },
  });
  return {
    ...app,
    dataDir,
    async restart() {
      await app.close();
      return startTestApp(environment, dataDir, limits);
    },
    async dispose() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
