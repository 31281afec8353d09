import type { Channel, Operation, ReceiptCard } from '@smoko/contract';
import type { CallWords, Invocation, JobOnScreen, MadeFirst, Outcome, Services, TurnContext } from '../context.ts';
import type { KnownRecord } from '../known.ts';
import { type ApprovalDesk, approvalDesk } from './office-approvals.ts';
import { type DraftDesk, draftDesk } from './office-drafts.ts';
import { check, perform, TODAY } from './office-operations.ts';
import { memoryStore } from './store.ts';

export interface OfficeOptions {
  today?: string;
  country?: 'AU' | 'NZ';
  job?: JobOnScreen | null;
  known?: KnownRecord[];
  /** For GST; true when left out. */
  registered?: boolean;
  /** What a price means that is said without a word about GST. */
  spoken?: 'ex' | 'inc';
  /** How messages go; by e-mail when left out. */
  preferred?: Channel;
}

type Act = (operation: Operation, input: Record<string, unknown>) => unknown;
type Write = (
  invocation: Invocation,
  operation: Operation,
  input: Record<string, unknown>,
  words: CallWords<Operation>,
) => Outcome<never>;

/** A business in memory: real validation by the contract, a guard that makes approvals, idempotent invocations. */
export function fakeOffice(options: OfficeOptions = {}) {
  const business = { registered: options.registered ?? true, country: options.country ?? 'AU' };
  const store = memoryStore(business);
  const sent: Record<string, unknown>[] = [];
  const act: Act = (operation, input) =>
    operation.id === 'settings.get'
      ? {
          gst_registered: business.registered,
          prices_spoken_gst: options.spoken ?? 'ex',
          preferred_channel: options.preferred ?? 'email',
        }
      : perform(store, operation, input, sent);
  let ids = 0;
  const newId = () => `f${(++ids).toString(16).padStart(23, '0')}`;
  const approvals = approvalDesk(newId);
  const drafts = draftDesk(newId);
  const { services, invocations, forget } = servicesOf(act, guardedWrite(act, newId, approvals, drafts));
  const journal = new Map<string, string>();

  const context: TurnContext = {
    today: options.today ?? TODAY,
    now: new Date('2026-11-19T22:00:00Z'),
    timeZone: 'Australia/Sydney',
    country: business.country,
    businessName: 'Carmody Trades',
    userName: 'Mel Carmody',
    job: options.job ?? null,
    threadId: 'f00000000000000000000000',
    known: async () => options.known ?? [],
    standing: async () => ({
      beside: [],
      waiting: approvals.waiting.flatMap(({ card }) => (card.status === 'pending' ? [card] : [])),
      drafts: drafts.drafts.flatMap(({ card }) =>
        card.status === 'open' ? [{ summary: card.summary, check: [], missing: card.missing }] : [],
      ),
      gone: [],
    }),
    services,
    approvals: approvals.approvals,
    drafts: drafts.decisions,
    journal: {
      read: (key) => journal.get(key),
      write: async (key, value) => {
        journal.set(key, value);
      },
    },
  };
  /** A new message: nothing is kept from the turn before. */
  const nextTurn = () => {
    journal.clear();
    forget();
  };
  return { context, store, journal, invocations, sent, waiting: approvals.waiting, drafts: drafts.drafts, nextTurn };
}
export type Office = ReturnType<typeof fakeOffice>;

/** The operations for one invocation after the other; the same invocation again does nothing twice. */
function servicesOf(act: Act, write: Write) {
  const invocations: Invocation[] = [];
  const done = new Map<string, Outcome<never>>();
  function services(invocation: Invocation): Services {
    invocations.push(invocation);
    return {
      async read(operation, input) {
        check(operation, input as Record<string, unknown>);
        return act(operation, input as Record<string, unknown>) as never;
      },
      async write(operation, input, words) {
        const key = JSON.stringify([invocation, operation.id]);
        const before = done.get(key);
        const outcome = before ?? write(invocation, operation, input as Record<string, unknown>, words);
        done.set(key, outcome);
        return outcome;
      },
    };
  }
  return { services, invocations, forget: () => done.clear() };
}

/** A call as the guard lets it through: at once, after a yes, or as a draft where there are doubts. */
function guardedWrite(act: Act, newId: () => string, approvals: ApprovalDesk, drafts: DraftDesk): Write {
  const receipt = (tool: string, { tag }: Operation, summary: string, recordId: string | null): ReceiptCard => ({
    receipt_id: newId(),
    tool,
    entity: tag,
    record_id: recordId,
    summary,
    undoable: true,
    undone: false,
  });

  function makeFirst(tool: string, { operation, input, into, words }: MadeFirst) {
    const output = act(operation, input) as { id: string };
    return { into, output, receipt: receipt(tool, operation, words.done(output), output.id) };
  }

  return ({ tool }, operation, input, words) => {
    check(operation, input);
    const carryOut = (first: Record<string, unknown> = {}) => {
      const output = act(operation, { ...input, ...first });
      const recordId = (output as { id?: string } | null)?.id ?? (input.id as string | undefined) ?? null;
      return { output, card: receipt(tool, operation, words.done(output), recordId) };
    };
    const withFirst = () => {
      const first = words.also ? makeFirst(tool, words.also) : null;
      return { first, ...carryOut(first ? { [first.into]: first.output.id } : {}) };
    };
    if (operation.risk === 'external' || operation.risk === 'destructive' || words.bulk)
      return { status: 'waiting', approval: approvals.wait(tool, operation, words, () => carryOut().card) };
    if (words.unsure || words.doubts?.length)
      return { status: 'draft', draft: drafts.keep(tool, operation, input, words, () => withFirst().card) };
    const { first, output, card } = withFirst();
    return {
      status: 'done',
      output: output as never,
      receipt: card,
      ...(first ? { also: { output: first.output, receipt: first.receipt } } : {}),
    };
  };
}
