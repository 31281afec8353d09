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
  private cut = '';
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
    const lines = text.trimEnd().split('\n').length;
    const long = lines > SHOWN_LINES || text.length > SHOWN_LENGTH;
    const word = `[paste ${this.pasted.size + 1}: ${lines > 1 ? `${lines} lines` : `${text.length} characters`}]`;
    if (long) this.pasted.set(word, text);
    this.insert(long ? word : text);
  }

  edit(name: EditName): void {
    const before = this.state;
    const after = edit(before, name);
    // what was cut is what Ctrl+Y brings back
    if (name.startsWith('kill') && after.text !== before.text)
      this.cut = before.text.slice(after.cursor, after.cursor + before.text.length - after.text.length);
    this.set(after);
  }

  /** Brings back what was cut last. */
  yank(): void {
    if (this.cut !== '') this.insert(this.cut);
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

  /** What is searched for; null where nothing is. */
  get searched(): string | null {
    return this.wanted;
  }

  /** Begins with what the line has so far; called again, goes to the line before. False where there is none. */
  search(): boolean {
    if (this.wanted !== null) return this.find(this.wanted, this.at);
    this.draft = this.state.text;
    return this.find(this.draft, this.history.lines.length);
  }

  /** Searches for more, or for less, from the latest line on. False where there is none: the one that was found stays. */
  searchFor(wanted: string): boolean {
    return this.find(wanted, this.history.lines.length);
  }

  /** Ends the search with the line that was found, or with the one that was there before. */
  endSearch(keep: boolean): void {
    this.wanted = null;
    if (!keep) this.replace(this.draft);
  }

  private find(wanted: string, below: number): boolean {
    this.wanted = wanted;
    const { lines } = this.history;
    const at = lines.slice(0, below).findLastIndex((line) => line.toLowerCase().includes(wanted.toLowerCase()));
    if (at < 0) return false;
    this.at = at;
    this.replace(lines[at] ?? '');
    return true;
  }
}
