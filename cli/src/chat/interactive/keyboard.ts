import type { Key } from 'ink';
import type { Actions } from './actions.ts';
import { answerIn, beginsAnswer, pendingApprovals } from './cards-in-chat.ts';
import type { Commands } from './commands.ts';
import { completed, completionsOf } from './complete.ts';
import type { Composer } from './composer.ts';
import type { Conversation } from './conversation.ts';
import { DraftForm, isDraftAnswer } from './draft-form.ts';
import { droppedFiles } from './dropped-files.ts';
import { type Action, DELETE, KeyReader } from './keys.ts';
import { questionIn } from './questions.ts';

interface Parts {
  conversation: Conversation;
  composer: Composer;
  actions: Actions;
  commands: Commands;
  quit(): void;
  /** Opens the line in the editor of this computer. */
  editor(): void;
}

/** A second Ctrl+C within this time quits. */
const TWICE_MS = 2_000;
/** In place of a question's id: none that anybody has read. */
const UNREAD = 'unread';

/** Handles keys: they edit or send the line, answer a question, stop a turn or quit. */
export class Keyboard {
  private readonly reader = new KeyReader();
  private readonly parts: Parts;
  private readonly form: DraftForm;
  private sent = '';
  private interruptedAt = 0;
  /** What was asked when the line was begun: a yes is meant for that. */
  private begunUnder: string | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
    this.form = new DraftForm(parts);
  }

  /** What the next key press sent. */
  note(data: string): void {
    this.sent = data;
  }

  press(input: string, key: Key): void {
    const actions = this.reader.read(input, { ...key, forward: this.sent === DELETE });
    if (actions.length > 0) this.parts.conversation.patch({ hint: null });
    for (const action of actions) this.act(action);
  }

  private act(action: Action): void {
    // twice means without another key between
    if (action.type !== 'interrupt') this.interruptedAt = 0;
    this.noteBegin();
    if (action.type === 'submit' && this.refuseStrayAnswer()) return;
    if (this.searching(action) || this.answerQuestion(action) || this.form.use(action)) return;
    this.edit(action);
  }

  private edit(action: Action): void {
    const { composer } = this.parts;
    if (action.type === 'insert') this.insert(action.text);
    else if (action.type === 'paste') this.paste(action.text);
    else if (action.type === 'edit') composer.edit(action.edit);
    else if (action.type === 'yank') composer.yank();
    else if (action.type === 'clear') this.parts.commands.clear();
    else if (action.type === 'history') composer.recall(action.step);
    else if (action.type === 'search') this.search();
    else if (action.type === 'editor') this.parts.editor();
    else if (action.type === 'complete') this.complete();
    else if (action.type === 'submit') this.submit();
    else if (action.type === 'interrupt') this.interrupt();
    else if (action.type === 'endOfInput' && composer.state.text === '') this.parts.quit();
    else if (action.type === 'endOfInput') composer.edit('delete');
  }

  private noteBegin(): void {
    const { composer, conversation } = this.parts;
    if (composer.state.text !== '') return;
    this.begunUnder = conversation.hasUnreadQuestion ? UNREAD : questionIn(conversation.state);
  }

  /** A question may be answered elsewhere, and another asked, while a yes is typed: it counts for neither, nor is it sent. */
  private refuseStrayAnswer(): boolean {
    const { composer, conversation } = this.parts;
    const { text } = composer.state;
    const asked = questionIn(conversation.state);
    if (asked === this.begunUnder || (!answerIn(text) && !isDraftAnswer(text))) return false;
    composer.clear();
    const now = asked ? 'Something else is asked now: read it, then answer' : 'That was answered elsewhere';
    conversation.patch({ hint: `${now}. Nothing was done` });
    return true;
  }

  /** Answers or postpones (Escape) a question, unless the user is writing a message. True where the action was used. */
  private answerQuestion(action: Action): boolean {
    const { conversation, composer, actions, commands } = this.parts;
    const [card] = pendingApprovals(conversation.state);
    if (!card || !beginsAnswer(composer.state.text)) return false;
    if (action.type === 'escape') {
      composer.clear();
      const postponed = new Set([...conversation.state.postponed, card.approval_id]);
      conversation.patch({ postponed, hint: 'Later, then. /approvals asks again' });
      return true;
    }
    const answer = action.type === 'submit' ? answerIn(composer.state.text) : null;
    if (!answer) return false;
    composer.clear();
    if (answer === 'details') void commands.details(card.approval_id);
    else void actions.decide(card.approval_id, answer);
    return true;
  }

  private insert(text: string): void {
    const { composer } = this.parts;
    composer.insert(text);
    // fetches the conversations for completion once, and not at every key
    if (composer.state.text === '/thread ') this.parts.commands.prepareThreads();
  }

  private paste(text: string): void {
    const { composer, actions } = this.parts;
    const files = composer.state.text === '' ? droppedFiles(text) : [];
    if (files.length === 0) composer.paste(text);
    for (const file of files) void actions.attach(file);
  }

  private search(): void {
    this.tellSearch(this.parts.composer.search());
  }

  /** As in a shell: letters search for more, Ctrl+R goes further back, Ctrl+G gives up; any other key goes on with what was found. */
  private searching(action: Action): boolean {
    const { composer } = this.parts;
    const { searched } = composer;
    if (searched === null) return false;
    if (action.type === 'search') this.search();
    else if (action.type === 'insert') this.tellSearch(composer.searchFor(searched + action.text));
    else if (action.type === 'edit' && action.edit === 'backspace')
      this.tellSearch(composer.searchFor(searched.slice(0, -1)));
    else composer.endSearch(action.type !== 'editor');
    return composer.searched !== null || action.type === 'escape' || action.type === 'editor';
  }

  private tellSearch(found: boolean): void {
    const { composer, conversation } = this.parts;
    const lacks = found ? '' : '. Nothing you wrote before has that in it';
    conversation.patch({ hint: `Search: ${composer.searched ?? ''}${lacks}` });
  }

  private complete(): void {
    const { composer, conversation, commands } = this.parts;
    const { text, cursor } = composer.state;
    const completions = completionsOf(text, conversation.state.threads);
    const line = completed(text, completions);
    if (line !== text) composer.replace(line);
    if (line === '/thread ') commands.prepareThreads();
    if (completions.length > 0 || text.trim() === '' || cursor < text.length) return;
    void commands.completeNames(text).then((found) => {
      // what was typed meanwhile counts
      if (found !== text && composer.state.text === text) composer.replace(found);
    });
  }

  private submit(): void {
    const { composer, commands } = this.parts;
    const { text, cursor } = composer.state;
    // as in a shell, a backslash at the end continues the line
    if (text.endsWith('\\') && cursor === text.length) composer.replace(`${text.slice(0, -1)}\n`);
    else void commands.submit(composer.take());
  }

  /** Ctrl+C once stops the turn or clears the line, twice quits. */
  private interrupt(): void {
    const { conversation, composer, actions, commands, quit } = this.parts;
    const twice = Date.now() - this.interruptedAt < TWICE_MS;
    this.interruptedAt = Date.now();
    if (commands.interrupt()) return;
    if (twice || conversation.state.stopping) quit();
    else if (conversation.busy) void actions.stop();
    else {
      composer.clear();
      conversation.patch({ hint: 'Ctrl+C again leaves' });
    }
  }
}
