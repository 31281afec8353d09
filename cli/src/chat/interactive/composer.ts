import { type EditName, type Editor, edit, editorWith, emptyEditor, insert } from './editor.ts';
import { Store } from './store.ts';

/** The line being written and what was written before. Lives outside React: keys come faster than renders. */
export class Composer extends Store<Editor> {
  private readonly history: string[] = [];
  /** Place in the history; its length means the line that is new. */
  private at = 0;
  private draft = '';

  constructor() {
    super(emptyEditor);
  }

  insert(text: string): void {
    this.set(insert(this.state, text));
  }

  edit(name: EditName): void {
    this.set(edit(this.state, name));
  }

  replace(text: string): void {
    this.set(editorWith(text));
  }

  /** Gives the line away and starts an empty one. */
  take(): string {
    const { text } = this.state;
    if (text.trim() !== '' && this.history.at(-1) !== text) this.history.push(text);
    this.at = this.history.length;
    this.set(emptyEditor);
    return text;
  }

  recall(step: 1 | -1): void {
    const at = this.at + step;
    if (at < 0 || at > this.history.length) return;
    if (this.at === this.history.length) this.draft = this.state.text;
    this.at = at;
    this.replace(this.history[at] ?? this.draft);
  }
}
