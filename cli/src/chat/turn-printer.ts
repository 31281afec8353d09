import { assistantName, type ChatMessage } from '@smoko/contract';
import { clean } from '../term/clean.ts';
import type { Style } from '../term/style.ts';
import { ASSISTANT_COLOURS } from './cards.ts';

/**
 * Prints assistants' messages as "Name: text" while they arrive. Several may run at once, but output is one stream: each
 * message waits until the one before it is complete.
 */
export class TurnPrinter {
  private readonly write: (text: string) => void;
  private readonly style: Style;
  /** The text printed so far, by message. */
  private readonly written = new Map<string, string>();
  private open: string | null = null;

  constructor(write: (text: string) => void, style: Style) {
    this.write = write;
    this.style = style;
  }

  /** Whether any text was printed. */
  get hasPrinted(): boolean {
    return [...this.written.values()].some((text) => text !== '');
  }

  show(messages: ChatMessage[]): void {
    for (const message of messages) {
      this.grow(message);
      if (message.status === 'running' || message.status === 'queued') return;
      this.close(message.id);
    }
  }

  /** Ends the current line, e.g. before an error. */
  end(): void {
    if (this.open !== null) this.close(this.open);
  }

  private grow(message: ChatMessage): void {
    const text = clean(message.content);
    const before = this.written.get(message.id);
    if (text === (before ?? '')) return;
    const grown = before !== undefined && text.startsWith(before);
    if (!grown || this.open !== message.id) this.begin(message);
    this.write(grown ? text.slice(before.length) : text);
    this.written.set(message.id, text);
  }

  private begin({ id, assistant }: ChatMessage): void {
    this.end();
    const speaker = assistant ?? 'jerry';
    this.write(`${this.style(ASSISTANT_COLOURS[speaker], `${assistantName(speaker)}:`)} `);
    this.open = id;
  }

  private close(id: string): void {
    if (this.open !== id) return;
    if (!this.written.get(id)?.endsWith('\n')) this.write('\n');
    this.open = null;
  }
}
