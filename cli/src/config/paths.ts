import { homedir } from 'node:os';
import { join } from 'node:path';

type Env = Record<string, string | undefined>;

/** The folder of the config file, which holds tokens and the last conversation for each server. */
export function configFolder(env: Env, platform: NodeJS.Platform = process.platform, home = homedir()): string {
  if (env.SMOKO_CONFIG_DIR) return env.SMOKO_CONFIG_DIR;
  if (env.XDG_CONFIG_HOME) return join(env.XDG_CONFIG_HOME, 'smoko');
  if (platform === 'win32') return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), 'smoko');
  return join(home, '.config', 'smoko');
}
