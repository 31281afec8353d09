import type { Key } from 'ink';
import type { Actions } from './actions.ts';
import { pendingApprovals } from './cards-in-chat.ts';
import type { Composer } from './composer.ts';
import type { Conversation } from './conversation.ts';
import { type Action, KeyReader } from './keys.ts';
import { HELP, readLine, type SlashName } from './slash.ts';

interface Parts {
  conversation: Conversation;
  composer: Composer;
  actions: Actions;
  quit(): void;
}

/** What every key does: edit the line, send it, answer a question, stop or leave. */
export class Keyboard {
  private readonly reader = new KeyReader();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  press(input: string, key: Key): void {
    const actions = this.reader.read(input, key);
    if (actions.length > 0) this.parts.conversation.patch({ hint: null });
    for (const action of actions) this.act(action);
  }

  private act(action: Action): void {
    const { composer } = this.parts;
    if (this.answers(action)) return;
    if (action.type === 'insert') composer.insert(action.text);
    else if (action.type === 'edit') composer.edit(action.edit);
    else if (action.type === 'history') composer.recall(action.step);
    else if (action.type === 'submit') this.submit(composer.take());
    else if (action.type === 'interrupt') this.interrupt();
    else if (action.type === 'endOfInput' && composer.state.text === '') this.parts.quit();
    else if (action.type === 'endOfInput') composer.edit('delete');
  }

  /** A question is answered by one key, as long as nothing is being written. */
  private answers(action: Action): boolean {
    const { conversation, composer, actions } = this.parts;
    const [card] = pendingApprovals(conversation.state);
    if (!card || composer.state.text !== '') return false;
    if (action.type === 'escape') {
      const putAside = new Set([...conversation.state.putAside, card.approval_id]);
      conversation.patch({ putAside, hint: 'Later, then. /approvals asks again' });
      return true;
    }
    const answer = action.type === 'insert' ? action.text.toLowerCase() : '';
    if (answer !== 'y' && answer !== 'n') return false;
    void actions.decide(card.approval_id, answer === 'y' ? 'approve' : 'reject');
    return true;
  }

  private interrupt(): void {
    const { conversation, actions, quit } = this.parts;
    if (!conversation.busy || conversation.state.stopping) quit();
    else void actions.stop();
  }

  private submit(text: string): void {
    const line = readLine(text);
    const { conversation } = this.parts;
    if (line.type === 'empty') conversation.patch({ hint: 'Please enter a command.' });
    else if (line.type === 'unknown') conversation.patch({ hint: `${line.word} is not known. /help shows what is` });
    else if (line.type === 'command') this.commands[line.name](line.rest.trim());
    else void this.send(line.text);
  }

  private async send(text: string): Promise<void> {
    const { actions, composer } = this.parts;
    if (!(await actions.send(text)) && composer.state.text === '') composer.replace(text);
  }

  private readonly commands: Record<SlashName, (rest: string) => void> = {
    new: () => {
      this.parts.conversation.leave();
      this.parts.conversation.note('plain', 'A new conversation.');
    },
    retry: () => void this.parts.actions.retry(),
    undo: (id) => void this.parts.actions.undo(id),
    approvals: () => this.parts.actions.askAgain(),
    stop: () => void this.parts.actions.stop(),
    quit: () => this.parts.quit(),
    help: () => {
      for (const [command, does] of HELP) this.parts.conversation.note('plain', `${command} - ${does}`);
    },
  };
}
