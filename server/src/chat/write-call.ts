import type { CallWords, MadeFirst, Outcome } from '@smoko/agents';
import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import type { AgentOutcome } from '../domain/agent-calls/agent-calls.ts';
import type { AgentWrite } from '../domain/agent-calls/agent-write.ts';
import { asApprovalCard } from '../domain/approvals/approvals.ts';
import { asDraftCard } from '../domain/drafts/drafts.ts';
import { asReceiptCard, type ReceiptRow } from '../domain/receipts/receipts.ts';

/** One write of an invocation through the guard; it adds whose invocation it is. */
type Write = <T extends Operation>(
  write: Pick<
    AgentWrite<T>,
    'operation' | 'input' | 'ask' | 'details' | 'bulk' | 'doubts' | 'unsure' | 'also' | 'done'
  >,
) => Promise<AgentOutcome<T>>;

/**
 * What a tool asks for, as the cards of a conversation. What has to be made first is made first, and its id goes into
 * what was asked for; a draft keeps both together. `heard` is told of every receipt.
 */
export async function writeCall<T extends Operation>(
  write: Write,
  operation: T,
  input: WireInput<T>,
  { done, ask, details, bulk, doubts, unsure, also }: CallWords<T>,
  heard: (receipt: ReceiptRow) => void = () => undefined,
): Promise<Outcome<WireOutput<T>>> {
  const drafted = unsure === true || Boolean(doubts?.length);
  const first = also && !drafted ? await makeFirst(write, also) : null;
  if (first && first.status !== 'done') return shown(first);
  if (first) heard(first.receipt);
  const outcome = await write({
    operation,
    input: first ? { ...(input as object), [first.into]: first.id } : input,
    ask,
    details,
    bulk,
    doubts,
    unsure,
    also: also && drafted ? asStored(also) : undefined,
    done,
  } as Parameters<Write>[0]);
  if (outcome.status !== 'done') return shown(outcome);
  heard(outcome.receipt);
  return {
    status: 'done',
    output: outcome.output as WireOutput<T>,
    receipt: asReceiptCard(outcome.receipt),
    ...(first ? { also: { output: first.output, receipt: asReceiptCard(first.receipt) } } : {}),
  };
}

async function makeFirst(write: Write, { operation, input, words, into }: MadeFirst) {
  const made = await write({
    operation,
    input,
    ask: words.ask,
    details: undefined,
    bulk: undefined,
    done: words.done,
  });
  return made.status === 'done' ? { ...made, into, id: (made.output as { id: string }).id } : made;
}

const asStored = ({ operation, input, into }: MadeFirst) => ({
  operation: operation.id,
  entity: operation.tag.replaceAll('-', '_'),
  fields: input,
  into,
});

function shown(
  outcome: Exclude<AgentOutcome<Operation>, { status: 'done' }>,
): Exclude<Outcome<never>, { status: 'done' }> {
  return outcome.status === 'draft'
    ? { status: 'draft', draft: asDraftCard(outcome.draft) }
    : { status: 'waiting', approval: asApprovalCard(outcome.approval) };
}
