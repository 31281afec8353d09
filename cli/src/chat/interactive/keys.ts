import type { Key } from 'ink';
import type { EditName } from './editor.ts';

/** What a key press does in the chat. */
export type Action =
  | { type: 'insert' | 'paste'; text: string }
  | { type: 'edit'; edit: EditName }
  | { type: 'history'; step: 1 | -1 }
  | { type: 'submit' | 'interrupt' | 'endOfInput' | 'escape' | 'complete' | 'search' };

const PASTE_BEGINS = '[200~';
const PASTE_ENDS = '[201~';

/** Turns Ink's input into actions. A paste is one action, though Ink may split it: its line breaks are not Enter. */
export class KeyReader {
  private pasted: string | null = null;

  read(input: string, key: Key): Action[] {
    if (input === PASTE_BEGINS) {
      this.pasted = '';
      return [];
    }
    if (this.pasted !== null) {
      if (input !== PASTE_ENDS) this.pasted += key.return ? '\n' : input;
      if (input !== PASTE_ENDS) return [];
      const text = printable(this.pasted.replace(/\r\n?/g, '\n'));
      this.pasted = null;
      return text === '' ? [] : [{ type: 'paste', text }];
    }
    const special = readKey(input, key);
    if (special) return [special];
    if (key.ctrl || key.escape || key.tab) return [];
    return readText(input);
  }
}

function readKey(input: string, key: Key): Action | null {
  if (key.return) return key.meta || key.shift ? { type: 'insert', text: '\n' } : { type: 'submit' };
  if (key.backspace || key.delete) return { type: 'edit', edit: key.meta ? 'killWord' : 'backspace' };
  if (key.upArrow) return { type: 'history', step: -1 };
  if (key.downArrow) return { type: 'history', step: 1 };
  if (key.leftArrow) return { type: 'edit', edit: key.ctrl || key.meta ? 'wordLeft' : 'left' };
  if (key.rightArrow) return { type: 'edit', edit: key.ctrl || key.meta ? 'wordRight' : 'right' };
  if (key.home) return { type: 'edit', edit: 'home' };
  if (key.end) return { type: 'edit', edit: 'end' };
  if (key.escape) return { type: 'escape' };
  if (key.tab) return key.shift ? null : { type: 'complete' };
  if (key.ctrl) return CONTROL[input] ?? null;
  if (key.meta && input === 'b') return { type: 'edit', edit: 'wordLeft' };
  if (key.meta && input === 'f') return { type: 'edit', edit: 'wordRight' };
  return null;
}

const CONTROL: Record<string, Action> = {
  c: { type: 'interrupt' },
  d: { type: 'endOfInput' },
  a: { type: 'edit', edit: 'home' },
  e: { type: 'edit', edit: 'end' },
  b: { type: 'edit', edit: 'left' },
  f: { type: 'edit', edit: 'right' },
  h: { type: 'edit', edit: 'backspace' },
  j: { type: 'insert', text: '\n' },
  k: { type: 'edit', edit: 'killToEnd' },
  u: { type: 'edit', edit: 'killToStart' },
  w: { type: 'edit', edit: 'killWord' },
  p: { type: 'history', step: -1 },
  r: { type: 'search' },
  n: { type: 'history', step: 1 },
};

/** Fast typing, or a program's input, arrives in one piece: "hello" and Enter as "hello\r". */
function readText(input: string): Action[] {
  const actions: Action[] = [];
  let text = '';
  const flush = () => {
    if (printable(text) !== '') actions.push({ type: 'insert', text: printable(text) });
    text = '';
  };
  for (const char of input.replace(/\t$/, '')) {
    const action = IN_TEXT[char];
    if (!action) text += char;
    else {
      flush();
      actions.push(action);
    }
  }
  flush();
  // a tab at the end was typed; one in the middle belongs to a pasted text
  if (input.endsWith('\t')) actions.push({ type: 'complete' });
  return actions;
}

const IN_TEXT: Record<string, Action> = {
  '\r': { type: 'submit' },
  '\n': { type: 'insert', text: '\n' },
  '\u0003': { type: 'interrupt' },
  '\u0004': { type: 'endOfInput' },
  '\b': { type: 'edit', edit: 'backspace' },
  '\u007F': { type: 'edit', edit: 'backspace' },
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const printable = (text: string) => text.replace(/\t/g, ' ').replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, '');
