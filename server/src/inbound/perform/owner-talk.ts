import { Types } from 'mongoose';
import { type ChatParts, turnResult } from '../../chat/chat.ts';
import type { Repository } from '../../db/repository.ts';
import type { ApprovalRow } from '../../domain/approvals/approvals.ts';
import { type Call, createCall, idFromKey } from '../../domain/call.ts';
import type { ThreadRow } from '../../domain/conversation/models.ts';
import type { Item } from './draft.ts';

const TITLES = { sms: 'By text', email: 'By email' } as const;
const LONGEST = 4_000;

/** One conversation with Jerry for each way of writing; the answer of the turn in words, with the codes of what waits. */
export async function talkToJerry(
  { conversation, runs, say }: Pick<ChatParts, 'conversation' | 'runs' | 'say'>,
  call: Call,
  { id, channel }: Item,
  text: string,
  approvals: Repository<ApprovalRow>,
): Promise<string> {
  const message = text.trim().slice(0, LONGEST);
  if (!message) return 'That message was empty.';
  const thread = await threadFor(conversation, call, channel);
  const asked = {
    threadId: thread._id.toHexString(),
    message,
    assistant: 'jerry' as const,
    clientMessageId: `inbound:${id}`,
  };
  const { run } = await say(createCall(call.actor, call.clock), asked);
  const { response, approvals: waiting } = await turnResult(conversation, await runs.settled(run));
  const codes = await approvals.byIds(
    call,
    waiting.map(({ approval_id }) => new Types.ObjectId(approval_id)),
  );
  const lines = waiting.flatMap(({ approval_id, summary }) => {
    const code = codes.get(approval_id)?.code;
    return code ? [`Reply YES ${String(code)} for: ${summary}`] : [];
  });
  return [response, ...lines].filter(Boolean).join('\n');
}

/** Made once: its id follows from whose it is. */
async function threadFor(
  conversation: ChatParts['conversation'],
  call: Call,
  channel: Item['channel'],
): Promise<ThreadRow> {
  const _id = idFromKey(`${call.actor.userId}:thread:${channel}`);
  const known = await conversation.threads.findOne(call, { _id });
  return known ?? conversation.start(call, 'jerry', null, { _id, title: TITLES[channel] });
}
