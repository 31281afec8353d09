import { randomUUID } from 'node:crypto';
import {
  AppError,
  type Attachment,
  assistantName,
  attachments,
  type ChatEvent,
  type ChatMessage,
  orchestrate,
  stopThread,
  type TurnResult,
} from '@smoko/contract';
import type { Context } from '../context.ts';
import { CliError, EXIT } from '../exit.ts';
import { isForScripts } from '../output/output.ts';
import type { Session } from '../session/session.ts';
import { uploadFile } from '../session/upload.ts';
import { threadId } from '../tables/thread-id.ts';
import { clean } from '../term/clean.ts';
import { approvalLine, draftLines, receiptLine } from './cards.ts';
import type { ChatOptions } from './options.ts';
import { rememberedThread, rememberThread } from './remember.ts';
import { streamTurn, type TurnInput } from './run-turn.ts';
import { TurnFollower } from './turn-follower.ts';
import { TurnPrinter } from './turn-printer.ts';

/** `smoko ask "message"`: sends a message and prints the answer as it arrives. */
export async function oneTurn(
  session: Session,
  message: string,
  options: ChatOptions,
  context: Context,
): Promise<void> {
  const files = await attachFiles(session, options.attach ?? []);
  const result = await inThread(session, message, files, options, context, (input) =>
    turnRunner(options)(session, input, context),
  );
  await rememberThread(context.store, session.url, result.thread_id);
  if (options.jsonl) printEvent({ type: 'result', ...result }, options, context);
  else if (options.jq) for (const line of options.jq(result)) context.printRaw(line);
  else if (options.json) context.printJson(result);
  if (options.quiet && result.response) context.print(clean(result.response));
  if (isForScripts(options)) failUnlessDone(result, result.response);
  if (result.approvals.length + result.drafts.length > 0) context.exitWith(EXIT.waiting);
}

type RunTurn = (session: Session, input: TurnInput, context: Context) => Promise<TurnResult>;

/** How to run the turn, by the output format: plain output is printed while the turn runs. */
function turnRunner(options: ChatOptions): RunTurn {
  const { json, jsonl, quiet, jq } = options;
  if (jsonl)
    return (session, input, context) =>
      runWithEvents(session, input, (_, event) => printEvent(event, options, context));
  if (json || jq) return (session, input) => session.untimedApi.call(orchestrate, input);
  return quiet ? (session, input) => runWithEvents(session, input, () => undefined) : printTurn;
}

/** `--jsonl`: one event a line, or what jq says of it. */
function printEvent(event: object, { jq }: ChatOptions, context: Context): void {
  for (const line of jq ? jq(event) : [JSON.stringify(event)]) context.printRaw(line);
}

async function attachFiles(session: Session, files: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) ids.push(((await uploadFile(session, `/api/${attachments.path}`, file)) as Attachment).id);
  return ids;
}

/** Continues the remembered conversation; begins a new one where it was deleted. */
async function inThread(
  session: Session,
  message: string,
  files: string[],
  options: ChatOptions,
  context: Context,
  run: (input: TurnInput) => Promise<TurnResult>,
): Promise<TurnResult> {
  const input: TurnInput = { message, client_message_id: randomUUID() };
  if (options.agent) input.assistant = options.agent;
  if (files.length > 0) input.attachments = files;
  const remembered = rememberedThread(context.store, session.url, options);
  try {
    const given = options.thread ? await threadId(session, options.thread) : undefined;
    return await run({ ...input, thread_id: given ?? remembered });
  } catch (error) {
    if (!remembered || !(error instanceof AppError && error.code === 'not_found')) throw error;
    return run(input);
  }
}

async function printTurn(session: Session, input: TurnInput, context: Context): Promise<TurnResult> {
  const printer = new TurnPrinter((text) => void context.stdout.write(text), context.style);
  try {
    let follower: TurnFollower | undefined;
    const result = await runWithEvents(session, input, (following) => {
      follower = following;
      printer.show(following.answers());
    });
    if (follower) {
      follower.runId = result.run_id;
      printer.show(follower.answers());
    }
    if (!printer.hasPrinted && result.response) context.print(`${namesPrefix(result)}${clean(result.response)}`);
    printer.end();
    printCards(result, follower?.answers() ?? [], context);
    failUnlessDone(result, follower?.answers().find(({ error }) => error)?.error);
    return result;
  } catch (error) {
    printer.end();
    throw error;
  }
}

/** Runs a turn with its events, and stops it on Ctrl+C. */
async function runWithEvents(
  session: Session,
  input: TurnInput,
  onEvent: (follower: TurnFollower, event: ChatEvent) => void,
): Promise<TurnResult> {
  const follower = new TurnFollower(input.client_message_id ?? '');
  const release = stopOnInterrupt(session, follower);
  try {
    return await streamTurn(session, input, (event) => {
      follower.take(event);
      onEvent(follower, event);
    });
  } finally {
    release();
  }
}

/** The assistants' names, for an answer that came without events. */
const namesPrefix = ({ handled_by }: TurnResult) =>
  handled_by.length ? `${handled_by.map(assistantName).join(', ')}: ` : '';

function printCards(result: TurnResult, answers: ChatMessage[], { print, style }: Context): void {
  const cards = new Map(answers.flatMap((m) => m.receipts.map((card) => [card.receipt_id, card])));
  for (const action of result.actions) print(receiptLine({ ...action, ...cards.get(action.receipt_id) }, style));
  for (const approval of result.approvals) print(approvalLine(approval, style));
  for (const draft of result.drafts) for (const line of draftLines(draft, style)) print(line);
}

function failUnlessDone({ status }: TurnResult, reason: string | null | undefined): void {
  if (status === 'stopped') throw new CliError('Stopped. What was done stays done.');
  if (status !== 'done') throw new CliError(reason || 'The turn could not be finished. Try again.');
}

const INTERRUPTED = 130;

/** Ctrl+C also stops the assistants on the server; a second Ctrl+C exits without waiting for that. */
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
