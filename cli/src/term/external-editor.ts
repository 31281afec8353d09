import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import { CliError, usage } from '../exit.ts';

/** The editor of SMOKO_EDITOR, VISUAL or EDITOR, else the one that every system has. */
function editorOf(env: NodeJS.ProcessEnv): string {
  const chosen = [env.SMOKO_EDITOR, env.VISUAL, env.EDITOR].find((one) => one?.trim());
  return chosen ?? (process.platform === 'win32' ? 'notepad' : 'vi');
}

/**
 * A text as somebody left it in their editor, without the line break at its end. Nothing else reads the terminal meanwhile: it
 * waits. Throws CliError where the editor cannot be started, or ends as one does that was told to drop the text.
 */
export function editText(text: string, env: NodeJS.ProcessEnv): string {
  const editor = editorOf(env);
  // in a folder and a file that nobody else can read
  const folder = mkdtempSync(join(tmpdir(), 'smoko-'));
  const file = join(folder, 'message.md');
  try {
    writeFileSync(file, text === '' ? '' : `${text}\n`, { mode: 0o600 });
    // by the shell, as git has it: "code --wait" is a command with an argument
    const { status, error } =
      process.platform === 'win32'
        ? spawnSync(`${editor} "${file}"`, { shell: true, stdio: 'inherit' })
        : spawnSync('sh', ['-c', `${editor} "$1"`, editor, file], { stdio: 'inherit' });
    if (error || status !== 0) throw new CliError(`${editor} ended without saving. Another: EDITOR=nano`);
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trimEnd();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The option of commands that take words. */
export const EDITOR = ['-e, --editor', 'write the words in your editor (SMOKO_EDITOR, VISUAL, EDITOR)'] as const;

/** The same for a command. Throws usage errors where there is no terminal to edit at, or nothing was written. */
export function writeInEditor({ env, stdin, stdout }: Context, text = ''): string {
  if (!stdin.isTTY || !stdout.isTTY)
    throw usage('An editor needs a terminal. Write the words behind the command, or - to pipe them in.');
  const written = editText(text, env);
  if (written.trim() === '') throw usage('Nothing was written, so nothing was done.');
  return written;
}
