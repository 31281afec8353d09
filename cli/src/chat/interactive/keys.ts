import type { Key } from 'ink';
import type { EditName } from './editor.ts';

/** What a key press does in the chat. */
export type Action =
  | { type: 'insert' | 'paste'; text: string }
  | { type: 'edit'; edit: EditName }
  | { type: 'history'; step: 1 | -1 }
  | { type: 'submit' | 'interrupt' | 'endOfInput' | 'escape' | 'complete' | 'search' | 'editor' | 'clear' | 'yank' };

/** What the Delete key sends. */
export const DELETE = '\u001B[3~';
/** With `forward`: Delete, which Ink calls by the same name as Backspace. */
type PressedKey = Key & { forward?: boolean };

/** As readline has it; in one piece where a program types it. */
const CTRL_X_CTRL_E = '\u0018\u0005';
const CTRL_G = '\u0007';
const PASTE_BEGINS = '[200~';
const PASTE_ENDS = '[201~';

/** Turns Ink's input into actions. A paste is one action, though Ink may split it: its line breaks are not Enter. */
export class KeyReader {
  private pasted: string | null = null;
  /** Ctrl+X was pressed, whose second key says what to do. */
  private prefixed = false;

  read(input: string, key: PressedKey): Action[] {
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
    const prefixed = this.prefixed;
    this.prefixed = key.ctrl && input === 'x';
    if (prefixed && key.ctrl && input === 'e') return [{ type: 'editor' }];
    const special = readKey(input, key);
    if (special) return [special];
    if (key.ctrl || key.escape || key.tab) return [];
    return readText(input.replaceAll(CTRL_X_CTRL_E, CTRL_G));
  }
}

function readKey(input: string, key: PressedKey): Action | null {
  const special = SPECIAL.find(([name]) => key[name]);
  if (special) return special[1](key);
  if (key.ctrl) return CONTROL[input] ?? null;
  if (key.meta) return META[input] ?? null;
  return null;
}

const byWord = ({ ctrl, meta }: Key): boolean => ctrl || meta;

/** Keys that have a name of their own. The first that is pressed counts. */
const SPECIAL: readonly [name: keyof PressedKey, does: (key: PressedKey) => Action | null][] = [
  ['forward', () => ({ type: 'edit', edit: 'delete' })],
  ['return', ({ meta, shift }) => (meta || shift ? { type: 'insert', text: '\n' } : { type: 'submit' })],
  ['backspace', ({ meta }) => ({ type: 'edit', edit: meta ? 'killWord' : 'backspace' })],
  ['delete', ({ meta }) => ({ type: 'edit', edit: meta ? 'killWord' : 'backspace' })],
  ['upArrow', () => ({ type: 'history', step: -1 })],
  ['downArrow', () => ({ type: 'history', step: 1 })],
  ['leftArrow', (key) => ({ type: 'edit', edit: byWord(key) ? 'wordLeft' : 'left' })],
  ['rightArrow', (key) => ({ type: 'edit', edit: byWord(key) ? 'wordRight' : 'right' })],
  ['home', () => ({ type: 'edit', edit: 'home' })],
  ['end', () => ({ type: 'edit', edit: 'end' })],
  ['escape', () => ({ type: 'escape' })],
  ['tab', ({ shift }) => (shift ? null : { type: 'complete' })],
];

const META: Record<string, Action> = {
  b: { type: 'edit', edit: 'wordLeft' },
  f: { type: 'edit', edit: 'wordRight' },
};

const CONTROL: Record<string, Action> = {
  c: { type: 'interrupt' },
  d: { type: 'endOfInput' },
  a: { type: 'edit', edit: 'home' },
  e: { type: 'edit', edit: 'end' },
  b: { type: 'edit', edit: 'left' },
  f: { type: 'edit', edit: 'right' },
  g: { type: 'editor' },
  h: { type: 'edit', edit: 'backspace' },
  j: { type: 'insert', text: '\n' },
  k: { type: 'edit', edit: 'killToEnd' },
  l: { type: 'clear' },
  y: { type: 'yank' },
  u: { type: 'edit', edit: 'killToStart' },
  w: { type: 'edit', edit: 'killWord' },
  p: { type: 'history', step: -1 },
  r: { type: 'search' },
  n: { type: 'history', step: 1 },
};

/** Fast typing, or a program's input, arrives in one piece: "hello" and Enter as "hello\r", Ctrl+U before it as "\u0015hello". */
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

/** The control character of a letter: Ctrl+A is 1. A tab and a line break are also letters' and mean themselves. */
const withControl = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 0x60);

const IN_TEXT: Record<string, Action> = {
  ...Object.fromEntries(Object.entries(CONTROL).map(([letter, action]) => [withControl(letter), action])),
  '\r': { type: 'submit' },
  '\u007F': { type: 'edit', edit: 'backspace' },
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const printable = (text: string) => text.replace(/\t/g, ' ').replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, '');
