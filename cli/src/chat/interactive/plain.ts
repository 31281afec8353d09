import { createInterface } from 'node:readline';
import type { ApprovalCard } from '@smoko/contract';
import type { Context } from '../../context.ts';
import type { Session } from '../../session/session.ts';
import { clean, oneLine } from '../../term/clean.ts';
import type { ChatOptions } from '../options.ts';
import { printMessage } from '../print-message.ts';
import { Actions } from './actions.ts';
import { answerIn, pendingApprovals } from './cards-in-chat.ts';
import { Commands } from './commands.ts';
import type { Conversation } from './conversation.ts';
import type { ConversationState } from './conversation-state.ts';
import { createConversation, keepUpToDate, openConversation, uploadWith } from './open.ts';
import { RecordWatch } from './record-watch.ts';
import type { Item } from './transcript.ts';

const WIDTH = 80;
const TWICE_MS = 2_000;

/**
 * The chat as plain lines, for screen readers: nothing is redrawn, so everything is read once. The terminal itself edits the
 * input line.
 */
export async function plainChat(session: Session, options: ChatOptions, context: Context): Promise<void> {
  const conversation = createConversation(session, options, context);
  const watch = new RecordWatch(conversation);
  const reader = createInterface({ input: context.stdin, terminal: false });
  let failure: unknown = null;
  const fail = (error: unknown) => {
    failure ??= error;
    reader.close();
  };
  const actions = new Actions(conversation, fail, uploadWith(session));
  const commands = new Commands({
    session,
    conversation,
    actions,
    quit: () => reader.close(),
    clear: () => undefined,
    restoreText: (text) => context.print(`Not sent: ${oneLine(text)}`),
    columns: () => context.columns() ?? WIDTH,
  });
  const printer = new ChangePrinter(context);
  const stopPrinting = conversation.subscribe(() => printer.print(conversation.state));
  const onInterrupt = interrupter({ conversation, actions, commands, context, quit: () => reader.close() });
  process.on('SIGINT', onInterrupt);
  reader.on('line', (line) => {
    const [card] = pendingApprovals(conversation.state);
    const answer = card && answerIn(line);
    if (!card || !answer) void commands.submit(line);
    else if (conversation.hasUnreadQuestion) printer.askAgain(card);
    else if (answer === 'details') void commands.details(card.approval_id).then(() => printer.askAgain(card));
    else void actions.decide(card.approval_id, answer);
  });
  const left = new Promise<void>((resolve) => reader.once('close', () => resolve()));
  conversation.ready = openConversation(conversation, session, options, context)
    .then(() => {
      printer.isLive = true;
      context.print('Type a message and Enter. /help shows what you can do. /quit leaves.');
    })
    .catch(fail);
  const disconnect = keepUpToDate(conversation, session, watch, fail);
  try {
    await left;
  } finally {
    process.off('SIGINT', onInterrupt);
    stopPrinting();
    disconnect();
    watch.close();
    context.stdin.pause();
  }
  if (failure) throw failure;
}

interface Interrupted {
  conversation: Conversation;
  actions: Actions;
  commands: Commands;
  context: Context;
  quit(): void;
}

/** Ctrl+C once stops the turn, twice quits. */
function interrupter({ conversation, actions, commands, context, quit }: Interrupted) {
  let before = 0;
  return () => {
    const twice = Date.now() - before < TWICE_MS;
    before = Date.now();
    if (commands.interrupt()) return;
    if (twice || conversation.state.stopping) quit();
    else if (conversation.busy) void actions.stop();
    else context.print('Ctrl+C again leaves.');
  };
}

/** Prints what is new in each state of the conversation. */
class ChangePrinter {
  private readonly context: Context;
  private printedItems = 0;
  private hint: string | null = null;
  private busy = false;
  private online = false;
  private wasOnline = false;
  private asked: string | null = null;
  /** What was said before is all on the screen: the user's own messages from now on stand there as they were typed. */
  isLive = false;

  constructor(context: Context) {
    this.context = context;
  }

  print(state: ConversationState): void {
    const { transcript, hint, chat, sending, online } = state;
    for (const item of transcript.items.slice(this.printedItems)) this.item(item);
    this.printedItems = transcript.items.length;
    if (hint && hint !== this.hint) this.context.print(hint);
    this.hint = hint;
    const busy = chat.running || sending !== null;
    if (busy && !this.busy) this.context.print('Working. Ctrl+C stops.');
    this.busy = busy;
    if (this.wasOnline && online !== this.online)
      this.context.print(online ? 'Online again.' : 'Offline, trying to connect.');
    this.wasOnline ||= online;
    this.online = online;
    const [card] = pendingApprovals(state);
    if (card && card.approval_id !== this.asked) this.askAgain(card);
    this.asked = card?.approval_id ?? null;
  }

  askAgain({ summary, details }: ApprovalCard): void {
    this.context.print(`${oneLine(summary)}?`);
    for (const line of details) this.context.print(`  ${oneLine(line)}`);
    this.context.print('Type y for yes, n for no, d for details.');
  }

  private item(item: Item): void {
    const { context } = this;
    if (item.kind === 'lines') for (const line of item.lines) context.print(clean(line));
    else if (item.kind === 'note') context.print(oneLine(item.text));
    // the user's own message is on the screen already
    else if (item.message.role === 'assistant' || item.elsewhere || !this.isLive) printMessage(item.message, context);
  }
}
