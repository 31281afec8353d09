import type { Context } from '../../context.ts';
import { editText } from '../../term/external-editor.ts';
import { HIDE_CURSOR, MARK_PASTES, SHOW_CURSOR, UNMARK_PASTES } from './first-frame.ts';

/** The terminal is the editor's for as long as somebody writes in it. Throws CliError where it cannot be started. */
export function inEditor(text: string, { stdin, stdout, env }: Context): string {
  stdin.setRawMode(false);
  stdout.write(`${UNMARK_PASTES}${SHOW_CURSOR}`);
  try {
    return editText(text, env);
  } finally {
    stdin.setRawMode(true);
    stdout.write(`${MARK_PASTES}${HIDE_CURSOR}`);
  }
}
