import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import type { Context } from '../context.ts';
import { isOlder } from '../session/server-version.ts';
import type { Finding } from './finding.ts';

const NEEDED_NODE = '20.19.0';
/** File permissions of anybody but the owner. */
const OTHERS = 0o077;

export function nodeVersion(version: string): Finding {
  const name = 'Node.js';
  if (!isOlder(version, NEEDED_NODE)) return { name, state: 'ok', text: version };
  return { name, state: 'wrong', text: version, advice: `Install Node.js ${NEEDED_NODE} or newer.` };
}

/** Whether the config file, which holds tokens, is readable, undamaged and private. */
export function configFile(path: string): Finding {
  const name = 'config';
  try {
    JSON.parse(readFileSync(path, 'utf8'));
    const open = process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0;
    if (!open) return { name, state: 'ok', text: path };
    return { name, state: 'wrong', text: `${path} can be read by others.`, advice: `Run: chmod 600 '${path}'` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { name, state: 'note', text: `${path} is not there yet.` };
    const damaged = error instanceof SyntaxError;
    const text = `${path} ${damaged ? 'is damaged.' : `cannot be read (${code}).`}`;
    return { name, state: 'wrong', text, advice: damaged ? 'Delete it and run: smoko login' : 'Make it yours again.' };
  }
}

export function terminal({ env, stdout, stdin }: Context): Finding {
  const name = 'terminal';
  if (!stdout.isTTY || !stdin.isTTY) return { name, state: 'ok', text: 'none: this runs in a pipe or a script' };
  const text = `${stdout.columns}x${stdout.rows}, ${stdout.getColorDepth()} bit colour, TERM=${env.TERM ?? ''}`;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (env.TERM === 'dumb') {
    return { name, state: 'note', text, advice: 'It draws nothing. For chat: smoko config set plain on' };
  }
  if (process.platform !== 'win32' && !/utf-?8/i.test(locale)) {
    return { name, state: 'note', text: `${text}, not UTF-8`, advice: 'Set LANG=en_AU.UTF-8, or some signs look odd.' };
  }
  return { name, state: 'ok', text };
}

const STARTUP_FILES: Readonly<Record<string, string>> = {
  bash: '.bashrc',
  zsh: '.zshrc',
  fish: '.config/fish/config.fish',
};

export function completionInstalled(env: Context['env']): Finding {
  const name = 'completion';
  const shell = basename(env.SHELL ?? '');
  const file = STARTUP_FILES[shell];
  if (!file) return { name, state: 'ok', text: 'for bash, zsh and fish: smoko completion --help' };
  if (mentionsSmoko(join(env.HOME ?? homedir(), file))) return { name, state: 'ok', text: `in ~/${file}` };
  const advice = `The Tab key can complete smoko's words: smoko completion ${shell} says how.`;
  return { name, state: 'note', text: `not in ~/${file}`, advice };
}

function mentionsSmoko(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes('smoko completion');
  } catch {
    return false;
  }
}
