import { type History, memoryHistory } from '../history.ts';
import { type EditName, type Editor, edit, editorWith, emptyEditor, insert } from './editor.ts';
import { Store } from './store.ts';

/** A longer paste is shown as a placeholder. */
const SHOWN_LINES = 4;
const SHOWN_LENGTH = 500;

/** The input line with its history. Outside React, because keys arrive faster than it renders. */
export class Composer extends Store<Editor> {
  private readonly history: History;
  /** Index in the history; its length stands for the new line. */
  private at: number;
  private draft = '';
  /** The text that Ctrl+R searches for; null when not searching. */
  private wanted: string | null = null;
  /** Pasted texts by their placeholder. */
  private readonly pasted = new Map<string, string>();

  constructor(history: History = memoryHistory()) {
    super(emptyEditor);
    this.history = history;
    this.at = history.lines.length;
  }

  insert(text: string): void {
    this.set(insert(this.state, text));
  }

  /** Inserts a pasted text; a long one as a placeholder, which `take` replaces. */
  paste(text: string): void {
    const lines = text.split('\n').length;
    const long = lines > SHOWN_LINES || text.length > SHOWN_LENGTH;
    const word = `[paste ${this.pasted.size + 1}: ${lines > 1 ? `${lines} lines` : `${text.length} characters`}]`;
    if (long) this.pasted.set(word, text);
    this.insert(long ? word : text);
  }

  edit(name: EditName): void {
    this.set(edit(this.state, name));
  }

  replace(text: string): void {
    this.set(editorWith(text));
  }

  /** The line with what was pasted into it. */
  whole(): string {
    let { text } = this.state;
    for (const [word, pasted] of this.pasted) text = text.replace(word, () => pasted);
    return text;
  }

  /** Puts a text that was written elsewhere in the place of the line. */
  rewrite(text: string): void {
    this.clear();
    if (text !== '') this.paste(text);
  }

  /** Returns the line and starts an empty one. */
  take(): string {
    const text = this.whole();
    this.clear();
    if (text.trim() !== '' && this.history.lines.at(-1) !== text) this.history.add(text);
    this.at = this.history.lines.length;
    return text;
  }

  clear(): void {
    this.pasted.clear();
    this.wanted = null;
    this.at = this.history.lines.length;
    this.set(emptyEditor);
  }

  recall(step: 1 | -1): void {
    const { lines } = this.history;
    const at = this.at + step;
    if (at < 0 || at > lines.length) return;
    if (this.at === lines.length) this.draft = this.state.text;
    this.wanted = null;
    this.at = at;
    this.replace(lines[at] ?? this.draft);
  }

  /** Shows the latest earlier line that contains the text; called again, the one before that. */
  search(): boolean {
    const { lines } = this.history;
    if (this.wanted === null || lines[this.at] !== this.state.text) {
      this.wanted = this.state.text.toLowerCase();
      this.at = lines.length;
      this.draft = this.state.text;
    }
    const wanted = this.wanted;
    const at = lines.slice(0, this.at).findLastIndex((line) => line.toLowerCase().includes(wanted));
    if (at < 0) return false;
    this.at = at;
    this.replace(lines[at] ?? '');
    return true;
  }
}
