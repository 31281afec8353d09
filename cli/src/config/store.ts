import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../exit.ts';
import { withLock } from './lock.ts';

/** What is remembered about one server. */
export interface ServerEntry {
  email?: string;
  access_token?: string;
  refresh_token?: string;
  /** Milliseconds of the real clock; absent when the server did not say. */
  expires_at?: number;
  /** The conversation `smoko chat` goes on with. */
  thread_id?: string;
}

export interface Config {
  /** The server of the last sign-in. */
  url?: string;
  servers: Record<string, ServerEntry>;
}

const FILE = 'config.json';

/** The terminal client's file. Read at any time; changed only under its lock and replaced whole. */
export class ConfigStore {
  readonly path: string;
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.path = join(folder, FILE);
  }

  read(): Config {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { servers: {} };
      throw new CliError(`${this.path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
    return parse(text, this.path);
  }

  server(url: string): ServerEntry {
    return this.read().servers[url] ?? {};
  }

  /** Holds the lock around `work`, which sees and may save what other processes left. */
  async locked<T>(work: (save: (config: Config) => void) => Promise<T>): Promise<T> {
    this.makeFolder();
    return withLock(join(this.folder, `${FILE}.lock`), () => work((config) => this.write(config)));
  }

  async update(change: (config: Config) => Config): Promise<void> {
    await this.locked(async (save) => save(change(this.read())));
  }

  /** Changes one server's entry; null removes it. */
  async updateServer(url: string, change: (entry: ServerEntry) => ServerEntry | null): Promise<void> {
    await this.update((config) => withServer(config, url, change(config.servers[url] ?? {})));
  }

  private makeFolder(): void {
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      // one that was there is made private when it is Smoko's alone; a shared folder is not ours to close
      const lax = (statSync(this.folder).mode & 0o077) !== 0;
      if (lax && readdirSync(this.folder).every((name) => name.startsWith(FILE))) chmodSync(this.folder, 0o700);
    } catch (error) {
      throw new CliError(`${this.folder} cannot be made (${(error as NodeJS.ErrnoException).code}).`);
    }
  }

  private write(config: Config): void {
    const part = `${this.path}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
    try {
      const file = openSync(part, 'wx', 0o600);
      try {
        writeSync(file, `${JSON.stringify(config, null, 2)}\n`);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(part, this.path);
    } catch (error) {
      rmSync(part, { force: true });
      throw new CliError(`${this.path} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
}

export function withServer(config: Config, url: string, entry: ServerEntry | null): Config {
  const { [url]: _before, ...others } = config.servers;
  return { ...config, servers: entry === null ? others : { ...others, [url]: entry } };
}

function parse(text: string, path: string): Config {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'servers' in value && typeof value.servers === 'object') {
      return value as Config;
    }
  } catch {
    // said below
  }
  throw new CliError(`${path} is damaged. Delete it and run: smoko login`);
}
