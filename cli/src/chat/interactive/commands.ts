import { ASSISTANT_IDS, assistantName, listApprovals } from '@smoko/contract';
import { CliError } from '../../exit.ts';
import type { Session } from '../../session/session.ts';
import type { Actions } from './actions.ts';
import { approvalDetails } from './approval-details.ts';
import { pendingApprovals } from './cards-in-chat.ts';
import { completed } from './complete.ts';
import type { Conversation } from './conversation.ts';
import { pathsIn } from './dropped-files.ts';
import { LocalCommand } from './local-command.ts';
import { clientCard, jobCard, jobLines, modelLine } from './look-up.ts';
import { mentionedFiles } from './mentions.ts';
import { namesFor } from './name-completion.ts';
import { readLine, SLASH, SLASH_NAMES, type SlashName, usageOf } from './slash.ts';
import { fetchThreads, goToThread, threadLines } from './threads.ts';

export interface CommandParts {
  session: Session;
  conversation: Conversation;
  actions: Actions;
  /** Puts a message that could not be sent back into the prompt. */
  restoreText(text: string): void;
  clear(): void;
  quit(): void;
  /** Cells a line may have. */
  columns(): number;
}

/** Handles an entered line: sends it as a message, or runs its slash command. */
export class Commands {
  private readonly parts: CommandParts;
  private readonly local = new LocalCommand();

  constructor(parts: CommandParts) {
    this.parts = parts;
  }

  async submit(text: string): Promise<void> {
    const line = readLine(text);
    const { conversation, restoreText } = this.parts;
    if (line.type === 'empty') conversation.patch({ hint: 'Please enter a command.' });
    else if (line.type === 'unknown') conversation.patch({ hint: `${line.word} is not known. /help shows what is` });
    else if (line.type === 'command') await this.run[line.name](line.rest.trim());
    else if (line.type === 'local') await this.runHere(line.command);
    else if (line.type === 'unsure')
      this.ask(text, 'Nothing was sent. A command of this computer has no space behind its !');
    else if (!(await this.send(line.text))) restoreText(text);
  }

  /** Puts a line back that cannot be taken as it stands, and says why. */
  private ask(line: string, hint: string): void {
    this.parts.restoreText(line);
    this.hint(hint);
  }

  /** Clears the screen; what is being typed stays. */
  clear(): void {
    this.parts.clear();
  }

  /** Stops the command of this computer that runs. False where none does. */
  interrupt(): boolean {
    return this.local.interrupt();
  }

  /** Looks up the names that the line may end with, and gives the line as far as they agree. */
  async completeNames(text: string): Promise<string> {
    const { conversation, session, actions } = this.parts;
    let line = text;
    await actions.run(async () => {
      const completions = await namesFor(session, text);
      line = completed(text, completions);
      conversation.patch({ named: { line, completions: completions.length > 1 ? completions : [] } });
    });
    return line;
  }

  private async runHere(command: string): Promise<void> {
    const { conversation } = this.parts;
    conversation.note('plain', `$ ${command}`);
    await this.show(() => this.local.run(command));
  }

  /** Sends a message with the files that it names by @. False where it, or one of them, could not be sent. */
  private async send(message: string): Promise<boolean> {
    const { actions } = this.parts;
    const { text, files, missing } = mentionedFiles(message);
    if (missing.length > 0) {
      this.hint(`There is no file ${missing.join(', ')}. Nothing was sent`);
      return false;
    }
    for (const file of files) if (!(await actions.attach(file))) return false;
    return actions.send(text);
  }

  /** Shows the full details of an approval. */
  async details(approval_id: string): Promise<void> {
    const { conversation } = this.parts;
    await this.show(() => approvalDetails(conversation.api, approval_id));
  }

  /** Fetches the conversations, so that `/thread ` can be completed. */
  prepareThreads(): void {
    const { actions, conversation } = this.parts;
    void actions.run(async () => void (await fetchThreads(conversation)));
  }

  private show(lines: () => Promise<string[]>): Promise<boolean> {
    const { actions, conversation } = this.parts;
    return actions.run(async () => conversation.show(await lines()));
  }

  private readonly run: Record<SlashName, (rest: string) => unknown> = {
    jobs: (q) => this.show(() => jobLines(this.parts.session, q, this.parts.columns())),
    job: (given) => this.card('job', given, jobCard),
    client: (given) => this.card('client', given, clientCard),
    approve: (code) => this.approve(code),
    approvals: () => this.parts.actions.askAgain(),
    save: () => this.parts.actions.decideDraft('save'),
    set: (given) => this.parts.actions.amendDraft(given),
    discard: () => this.parts.actions.decideDraft('discard'),
    undo: (id) => this.parts.actions.undo(id),
    retry: () => this.parts.actions.retry(),
    stop: () => this.parts.actions.stop(),
    attach: (rest) => this.attach(rest),
    thread: (rest) => this.thread(rest),
    new: () => {
      this.parts.conversation.leave();
      this.parts.conversation.note('plain', 'A new conversation.');
    },
    agent: (name) => this.agent(name.toLowerCase()),
    model: () => this.show(async () => [await modelLine(this.parts.session)]),
    clear: () => this.parts.clear(),
    help: () => {
      const width = Math.max(...SLASH_NAMES.map((name) => usageOf(name).length)) + 2;
      this.parts.conversation.show([
        ...SLASH_NAMES.map((name) => `${usageOf(name).padEnd(width)}${SLASH[name].about}`),
        '',
        '@PATH in a message gives that file. !COMMAND runs a command of this computer; what it prints is not sent.',
        'Alt+Enter or \\ at the end of a line: a new line. Up and Down: what you wrote before; Ctrl+R searches in it.',
        'Ctrl+G opens the message in your editor (VISUAL, EDITOR).',
        'Tab completes commands, files, and the names of clients, jobs and suppliers.',
      ]);
    },
    quit: () => this.parts.quit(),
  };

  private card(name: SlashName, given: string, lines: (session: Session, given: string) => Promise<string[]>) {
    if (given === '') return this.hint(`Say which: ${usageOf(name)}`);
    return this.show(() => lines(this.parts.session, given));
  }

  private approve(code: string): unknown {
    const { conversation, actions } = this.parts;
    const [card] = pendingApprovals({ ...conversation.state, postponed: new Set() });
    if (code === '' && card) return actions.decide(card.approval_id, 'approve');
    if (code === '') return this.hint('Nothing in this conversation waits for your yes.');
    return actions.run(async () => {
      const { data } = await conversation.api.call(listApprovals, { status: 'pending', limit: 100 });
      const found = data.find((approval) => approval.code === code || approval.id === code);
      if (!found) throw new CliError(`Nothing with the code ${code} waits for your yes.`);
      if (!(await actions.decide(found.id, 'approve'))) return;
      const here = conversation.state.chat.messages.some(({ approvals }) =>
        approvals.some(({ approval_id }) => approval_id === found.id),
      );
      if (!here) conversation.note('good', `Approved: ${found.summary}`);
    });
  }

  private async attach(rest: string): Promise<void> {
    const files = pathsIn(rest);
    if (files.length === 0) return this.hint('Say which file: /attach PATH');
    for (const file of files) await this.parts.actions.attach(file);
  }

  private thread(rest: string): Promise<boolean> {
    const { conversation, actions } = this.parts;
    if (rest !== '') return actions.run(() => goToThread(conversation, rest));
    return this.show(async () => threadLines(await fetchThreads(conversation), conversation.state.threadId));
  }

  private agent(name: string): void {
    const { conversation } = this.parts;
    const id = ASSISTANT_IDS.find((known) => known === name);
    if (!id && name !== '') this.hint(`The assistants are ${ASSISTANT_IDS.join(', ')}.`);
    else {
      conversation.assistant = id ?? conversation.assistant;
      conversation.note('plain', `You are talking to ${assistantName(conversation.assistant ?? 'jerry')}.`);
    }
  }

  private hint(hint: string): void {
    this.parts.conversation.patch({ hint });
  }
}
