import { lazy } from '../../term/lazy.ts';

/** The input line. Plain data and functions, so that every key can be tested without a terminal. */
export interface Editor {
  text: string;
  /** The cursor's position in UTF-16 units, never inside a visible character. */
  cursor: number;
}

export const emptyEditor: Editor = { text: '', cursor: 0 };
export const editorWith = (text: string): Editor => ({ text, cursor: text.length });

const EDITS = {
  left: (editor: Editor) => ({ ...editor, cursor: previous(editor) }),
  right: (editor: Editor) => ({ ...editor, cursor: next(editor) }),
  wordLeft: (editor: Editor) => ({ ...editor, cursor: wordStart(editor) }),
  wordRight: (editor: Editor) => ({ ...editor, cursor: wordEnd(editor) }),
  home: (editor: Editor) => ({ ...editor, cursor: lineStart(editor) }),
  end: (editor: Editor) => ({ ...editor, cursor: lineEnd(editor) }),
  backspace: (editor: Editor) => cut(editor, previous(editor), editor.cursor),
  delete: (editor: Editor) => cut(editor, editor.cursor, next(editor)),
  killWord: (editor: Editor) => cut(editor, wordStart(editor), editor.cursor),
  killToStart: (editor: Editor) => cut(editor, lineStart(editor), editor.cursor),
  killToEnd: (editor: Editor) => cut(editor, editor.cursor, lineEnd(editor)),
};
export type EditName = keyof typeof EDITS;

export const edit = (editor: Editor, name: EditName): Editor => EDITS[name](editor);

export function insert({ text, cursor }: Editor, added: string): Editor {
  return { text: text.slice(0, cursor) + added + text.slice(cursor), cursor: cursor + added.length };
}

function cut({ text }: Editor, from: number, to: number): Editor {
  return { text: text.slice(0, from) + text.slice(to), cursor: from };
}

const graphemes = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

function previous({ text, cursor }: Editor): number {
  const last = [...graphemes().segment(text.slice(0, cursor))].at(-1);
  return last?.index ?? 0;
}

function next({ text, cursor }: Editor): number {
  const [first] = graphemes().segment(text.slice(cursor));
  return cursor + (first?.segment.length ?? 0);
}

const wordStart = ({ text, cursor }: Editor) =>
  text
    .slice(0, cursor)
    .trimEnd()
    .search(/(?<!\S)\S*$/);
const wordEnd = ({ text, cursor }: Editor) => cursor + (/^\s*\S*/.exec(text.slice(cursor))?.[0].length ?? 0);
const lineStart = ({ text, cursor }: Editor) => text.lastIndexOf('\n', cursor - 1) + 1;
const lineEnd = ({ text, cursor }: Editor) => {
  const end = text.indexOf('\n', cursor);
  return end < 0 ? text.length : end;
};
