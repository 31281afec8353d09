import { type Channel, listApprovals } from '@smoko/contract';
import type { ChatParts } from '../../chat/chat.ts';
import type { Actor } from '../../domain/actor.ts';
import { type Call, createCall } from '../../domain/call.ts';
import type { Domain } from '../../domain/domain.ts';
import type { Match, ReadMessage, Understood } from '../message.ts';
import { createDecideByCode } from './decide-by-code.ts';
import type { Item } from './draft.ts';
import { readOwnerWords } from './owner-codes.ts';
import { talkToJerry } from './owner-talk.ts';

interface Parts {
  domain: Pick<Domain, 'caps' | 'approvalService' | 'executor' | 'outbox' | 'repositories'>;
  chat: Pick<ChatParts, 'conversation' | 'runs' | 'say'>;
  /** Where the app is, for the rest of a long answer. */
  origin(): string;
}

const MOST_LISTED = 6;
/** Three parts of a text. */
const LONGEST = { sms: 450, email: 8_000 } as const satisfies Record<Channel, number>;

/** What the owner writes from their confirmed number or verified address: short codes are decisions, the rest is talk. */
export function createOwnerCommand({ domain, chat, origin }: Parts) {
  const { executor, outbox } = domain;
  const { approvals } = domain.repositories;
  const decideAll = createDecideByCode(domain);

  return async (person: Actor, item: Item, message: ReadMessage, _match: Match): Promise<Understood> => {
    const call = createCall(person, executor.clock);
    const { answer, facts } = await answerTo(call, item, message);
    await send(person, item, message, answer);
    return {
      intent: 'owner_command',
      summary: `You wrote: ${message.text.replace(/\s+/g, ' ').slice(0, 200)}`,
      facts: [...facts, { label: 'Answer', value: answer.slice(0, 300) }],
      warnings: [],
      assistant: 'jerry',
      approval_ids: [],
      admin_task_id: null,
      draft_id: null,
      opt_out: false,
    };
  };

  async function answerTo(
    call: Call,
    item: Item,
    { text }: ReadMessage,
  ): Promise<{ answer: string; facts: Understood['facts'] }> {
    const words = readOwnerWords(text);
    if (words.kind === 'codes') return decideAll(call, words.decided);
    if (words.kind === 'bare') return { answer: await listed(call), facts: [] };
    return { answer: await talkToJerry(chat, call, item, text, approvals), facts: [] };
  }

  async function listed(call: Call): Promise<string> {
    const { data } = await executor.run(listApprovals, createCall(call.actor, call.clock), {
      status: 'pending',
      limit: MOST_LISTED,
      sort: '-created_at',
    });
    if (!data.length) return 'Nothing waits for your yes.';
    const lines = data.map(({ code, summary }) => `${code} ${summary}`);
    return `Reply YES or NO with the code:\n${lines.join('\n')}`;
  }

  async function send(person: Actor, item: Item, { from, subject }: ReadMessage, answer: string): Promise<void> {
    const most = LONGEST[item.channel];
    const rest = `... The rest: ${origin()}/approvals`;
    const body = answer.length > most ? `${answer.slice(0, most - rest.length)}${rest}` : answer;
    const call = createCall(person, executor.clock, { key: `inbound:${item.id}:answer` });
    await outbox.put(call, {
      channel: item.channel,
      to: from.address,
      subject: item.channel === 'email' ? subjectOfAnswer(subject) : null,
      body,
      inbox_id: item.id,
      toOwner: true,
    });
  }
}

const subjectOfAnswer = (subject: string | null): string =>
  `Re: ${(subject ?? 'your message').replace(/^re:\s*/i, '')}`.slice(0, 200);
