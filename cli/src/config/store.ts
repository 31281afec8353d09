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
import { DEFAULT_PROFILE, profileName } from './profile-name.ts';
import type { Settings } from './settings.ts';

/** What the config stores for one server. */
export interface ServerEntry {
  email?: string;
  access_token?: string;
  refresh_token?: string;
  /** When the access token expires, in milliseconds; missing where the server did not say. */
  expires_at?: number;
  /** The conversation that `smoko chat` continues. */
  thread_id?: string;
}

/** A profile: what the config stores for one business. */
export interface Config {
  /** The server of the last sign-in, or as `smoko config set url` says. */
  url?: string;
  /** Set by `smoko config set`. */
  settings?: Settings;
  /** What `smoko alias set` calls the words of a command line. */
  aliases?: Record<string, string>;
  servers: Record<string, ServerEntry>;
}

/** The whole file. Its top level is the profile "default"; named ones are in `profiles`. */
interface ConfigFile extends Config {
  /** Chosen by `smoko config use`. */
  profile?: string;
  profiles?: Record<string, Config>;
}

const FILE = 'config.json';

/** The config file, from the view of one profile. Reads need no lock; changes are made under the lock and replace the whole file. */
export class ConfigStore {
  readonly path: string;
  /** A token from the environment: it signs in, in place of what the file has, and nothing renews it. */
  readonly token: string | undefined;
  private readonly folder: string;
  private readonly chosen: () => string | undefined;

  /** `chosen` gives the profile of a flag or the environment; without one, the file's is used. */
  constructor(folder: string, chosen: () => string | undefined = () => undefined, token?: string) {
    this.folder = folder;
    this.token = token?.trim() || undefined;
    this.path = join(folder, FILE);
    this.chosen = chosen;
  }

  /** The name of the current profile. */
  profile(file = this.readFile()): string {
    return profileName(this.chosen()?.trim() || file.profile || DEFAULT_PROFILE);
  }

  /** All profiles by name. */
  profiles(): Record<string, Config> {
    const file = this.readFile();
    return { [DEFAULT_PROFILE]: sectionOf(file, DEFAULT_PROFILE), ...file.profiles };
  }

  read(): Config {
    const file = this.readFile();
    return sectionOf(file, this.profile(file));
  }

  /** Makes this the profile for commands that name none. */
  async use(name: string): Promise<void> {
    await this.held(async () => this.write({ ...this.readFile(), profile: profileName(name) }));
  }

  /** Deletes a profile. */
  async forget(name: string): Promise<void> {
    await this.held(async () => {
      const { profile, ...file } = withSection(this.readFile(), profileName(name), null);
      this.write(profile === undefined || profile === name ? file : { ...file, profile });
    });
  }

  private readFile(): ConfigFile {
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
    const { token } = this;
    // the conversation of the file is perhaps another account's
    return token ? { access_token: token } : (this.read().servers[url] ?? {});
  }

  /** Words of one's own for commands: the same in every profile, as they are this person's. */
  aliases(): Record<string, string> {
    const file = this.readFile();
    // a profile may have some from before they were everybody's
    return { ...this.read().aliases, ...file.aliases };
  }

  async changeAliases(change: (aliases: Record<string, string>) => Record<string, string>): Promise<void> {
    await this.held(async () => {
      const aliases = change(this.aliases());
      const file = this.readFile();
      const profile = this.profile(file);
      const { aliases: _before, ...section } = sectionOf(file, profile);
      const isKnown = profile === DEFAULT_PROFILE || Object.hasOwn(file.profiles ?? {}, profile);
      const { aliases: _all, ...rest } = isKnown ? withSection(file, profile, section) : file;
      this.write({ ...rest, ...(Object.keys(aliases).length > 0 ? { aliases } : {}) });
    });
  }

  /** Runs `work` under the lock, so that it reads and saves the latest config. */
  locked<T>(work: (save: (config: Config) => void) => Promise<T>): Promise<T> {
    const save = (config: Config) => {
      const file = this.readFile();
      this.write(withSection(file, this.profile(file), config));
    };
    return this.held(() => work(save));
  }

  private async held<T>(work: () => Promise<T>): Promise<T> {
    this.makeFolder();
    return withLock(join(this.folder, `${FILE}.lock`), work);
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
      // an existing folder is made private if only Smoko uses it; a shared one must keep its permissions
      const lax = (statSync(this.folder).mode & 0o077) !== 0;
      if (lax && readdirSync(this.folder).every((name) => name.startsWith(FILE))) chmodSync(this.folder, 0o700);
    } catch (error) {
      throw new CliError(`${this.folder} cannot be made (${(error as NodeJS.ErrnoException).code}).`);
    }
  }

  private write(config: ConfigFile): void {
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

function sectionOf(file: ConfigFile, profile: string): Config {
  if (profile === DEFAULT_PROFILE) {
    const { profile: _profile, profiles: _profiles, ...own } = file;
    return own;
  }
  const { profiles = {} } = file;
  return (Object.hasOwn(profiles, profile) && profiles[profile]) || { servers: {} };
}

function withSection(file: ConfigFile, profile: string, section: Config | null): ConfigFile {
  const { profile: used, profiles = {} } = file;
  const kept = used === undefined ? {} : { profile: used };
  if (profile === DEFAULT_PROFILE)
    return { ...(section ?? { servers: {} }), ...kept, ...(Object.keys(profiles).length > 0 ? { profiles } : {}) };
  const { [profile]: _before, ...others } = profiles;
  return { ...file, profiles: section ? { ...others, [profile]: section } : others };
}

function parse(text: string, path: string): ConfigFile {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'servers' in value && typeof value.servers === 'object') {
      return value as ConfigFile;
    }
  } catch {
    // the error is thrown below
  }
  throw new CliError(`${path} is damaged. Delete it and run: smoko login`);
}
