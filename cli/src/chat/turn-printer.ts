import { assistantName, type ChatMessage } from '@smoko/contract';
import { clean } from '../term/clean.ts';
import type { Style } from '../term/style.ts';
import { ASSISTANT_COLOURS } from './cards.ts';

/**
 * Writes assistants' messages as "Name: text" while they grow. Several may talk at once but a pipe has one place to
 * write, so each waits until the one before it is through.
 */
export class TurnPrinter {
  private readonly write: (text: string) => void;
  private readonly style: Style;
  /** What was written of each message. */
  private readonly written = new Map<string, string>();
  private open: string | null = null;

  constructor(write: (text: string) => void, style: Style) {
    this.write = write;
    this.style = style;
  }

  /** True when anything an assistant said was written. */
  get spoke(): boolean {
    return [...this.written.values()].some((text) => text !== '');
  }

  show(messages: ChatMessage[]): void {
    for (const message of messages) {
      this.grow(message);
      if (message.status === 'running' || message.status === 'queued') return;
      this.close(message.id);
    }
  }

  /** Ends the line that is open, e.g. before an error. */
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
