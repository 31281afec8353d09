import { randomUUID } from 'node:crypto';
import { AppError, assistantName, orchestrate, stopThread } from '@smoko/contract';
import type { Context } from '../context.ts';
import { CliError, EXIT } from '../exit.ts';
import type { Session } from '../session/session.ts';
import { clean } from '../term/clean.ts';
import { approvalLine, receiptLine } from './cards.ts';
import type { ChatOptions } from './options.ts';
import { rememberedThread, rememberThread } from './remember.ts';
import { streamTurn, type TurnInput, type TurnResult } from './run-turn.ts';
import { TurnFollower } from './turn-follower.ts';
import { TurnPrinter } from './turn-printer.ts';

/** `smoko chat "message"`: says it, shows the answer as it comes and leaves. */
export async function oneTurn(
  session: Session,
  message: string,
  options: ChatOptions,
  context: Context,
): Promise<void> {
  const result = await inThread(session, message, options, context, (input) =>
    options.json ? session.patientApi.call(orchestrate, input) : talk(session, input, context),
  );
  await rememberThread(context.store, session.url, result.thread_id);
  if (options.json) {
    context.printJson(result);
    failUnlessDone(result, result.response);
  }
  if (result.approvals.length > 0) context.exitWith(EXIT.waiting);
}

/** The remembered conversation may be gone; then this is the start of a new one. */
async function inThread(
  session: Session,
  message: string,
  options: ChatOptions,
  context: Context,
  run: (input: TurnInput) => Promise<TurnResult>,
): Promise<TurnResult> {
  const input: TurnInput = { message, client_message_id: randomUUID() };
  if (options.agent) input.assistant = options.agent;
  const remembered = rememberedThread(context.store, session.url, options);
  try {
    return await run({ ...input, thread_id: options.thread ?? remembered });
  } catch (error) {
    if (!remembered || !(error instanceof AppError && error.code === 'not_found')) throw error;
    return run(input);
  }
}

async function talk(session: Session, input: TurnInput, context: Context): Promise<TurnResult> {
  const follower = new TurnFollower(input.client_message_id ?? '');
  const printer = new TurnPrinter((text) => void context.stdout.write(text), context.style);
  const release = stopOnInterrupt(session, follower);
  try {
    const result = await streamTurn(session, input, (event) => {
      follower.take(event);
      printer.show(follower.answers());
    });
    follower.runId = result.run_id;
    printer.show(follower.answers());
    if (!printer.spoke && result.response) context.print(`${names(result)}${clean(result.response)}`);
    printer.end();
    printCards(result, follower, context);
    failUnlessDone(result, follower.answers().find(({ error }) => error)?.error);
    return result;
  } catch (error) {
    printer.end();
    throw error;
  } finally {
    release();
  }
}

/** Who answered, where the answer came in one piece. */
const names = ({ handled_by }: TurnResult) =>
  handled_by.length ? `${handled_by.map(assistantName).join(', ')}: ` : '';

function printCards(result: TurnResult, follower: TurnFollower, { print, style }: Context): void {
  const cards = new Map(follower.answers().flatMap((m) => m.receipts.map((card) => [card.receipt_id, card])));
  for (const action of result.actions) print(receiptLine({ ...action, ...cards.get(action.receipt_id) }, style));
  for (const approval of result.approvals) print(approvalLine(approval, style));
}

function failUnlessDone({ status }: TurnResult, reason: string | null | undefined): void {
  if (status === 'stopped') throw new CliError('Stopped. What was done stays done.');
  if (status !== 'done') throw new CliError(reason || 'The turn could not be finished. Try again.');
}

const INTERRUPTED = 130;

/** Ctrl+C stops the assistants too, not just this window; a second one does not wait for that. */
function stopOnInterrupt(session: Session, follower: TurnFollower): () => void {
  const leave = () => process.exit(INTERRUPTED);
  const stop = () => {
    process.once('SIGINT', leave);
    if (!follower.threadId) return leave();
    session.api.call(stopThread, { id: follower.threadId }).then(leave, leave);
  };
  process.once('SIGINT', stop);
  return () => process.off('SIGINT', stop).off('SIGINT', leave);
}
