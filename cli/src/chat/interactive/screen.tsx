import { type Instance, render } from 'ink';
import { App } from './app.tsx';
import type { Composer } from './composer.ts';
import type { Conversation } from './conversation.ts';
import type { FirstFrame } from './first-frame.ts';
import type { Keyboard } from './keyboard.ts';
import { reflowing } from './reflow.ts';

interface Parts {
  conversation: Conversation;
  composer: Composer;
  keyboard: Keyboard;
  colour: boolean;
}

/** The chat drawn by Ink. */
export class Screen {
  private instance: Instance | null = null;
  private failure: unknown = null;

  /** Removes the prompt; the conversation stays on the terminal. */
  readonly quit = (): void => {
    this.instance?.clear();
    this.instance?.unmount();
  };

  /** Clears the terminal, except the prompt. */
  readonly clear = (): void => {
    this.instance?.clear();
    process.stdout.write('\u001B[2J\u001B[3J\u001B[H');
  };

  /** Quits with an error, e.g. because the session has ended. */
  readonly fail = (error: unknown): void => {
    this.failure ??= error;
    this.quit();
  };

  async show(parts: Parts, frame: FirstFrame): Promise<void> {
    frame.handOver();
    const { stream, stop } = reflowing(process.stdout, process.env);
    this.instance = render(<App {...parts} />, { exitOnCtrlC: false, stdout: stream });
    if (this.failure) this.quit();
    await this.instance.waitUntilExit().finally(stop);
    if (this.failure) throw this.failure;
  }
}
