import { AppError, type Channel, listApprovals } from '@smoko/contract';
import { Types } from 'mongoose';
import type { ChatParts } from '../../chat/chat.ts';
import type { Actor } from '../../domain/actor.ts';
import { type Call, createCall } from '../../domain/call.ts';
import type { Domain } from '../../domain/domain.ts';
import type { Match, ReadMessage, Understood } from '../message.ts';
import type { Item } from './draft.ts';
import { type Decided, readOwnerWords } from './owner-codes.ts';
import { talkToJerry } from './owner-talk.ts';

interface Parts {
  domain: Pick<Domain, 'caps' | 'approvalService' | 'executor' | 'outbox' | 'repositories'>;
  chat: Pick<ChatParts, 'conversation' | 'runs' | 'say'>;
  /** Where the app is, for the rest of a long answer. */
  origin(): string;
}

const WRONG_CODE = 'Wrong code';
const MOST_WRONG = 5;
const HOUR_MS = 3_600_000;
const SHUT = 'Too many wrong codes. Nothing more can be decided by message for an hour: open Approvals in Smoko.';
const MOST_LISTED = 6;
/** Three parts of a text. */
const LONGEST = { sms: 450, email: 8_000 } as const satisfies Record<Channel, number>;

/** What the owner writes from their confirmed number or verified address: short codes are decisions, the rest is talk. */
export function createOwnerCommand({ domain, chat, origin }: Parts) {
  const { caps, approvalService, executor, outbox, repositories } = domain;
  const { approvals } = repositories;

  return async (person: Actor, item: Item, message: ReadMessage, _match: Match): Promise<Understood> => {
    const call = createCall(person, executor.clock);
    const words = readOwnerWords(message.text);
    const facts: Understood['facts'] = [];
    let answer: string;
    if (words.kind === 'talk') {
      answer = await talkToJerry(chat, call, item, message.text, approvals);
    } else if (words.kind === 'bare') {
      answer = await listed(call);
    } else {
      const told: string[] = [];
      for (const one of words.decided) {
        // counted before it is looked at: codes are short, and guesses side by side count too
        const guesses = `approval codes of ${person.userId}`;
        if (!(await caps.take(guesses, MOST_WRONG, HOUR_MS))) {
          told.push(SHUT);
          break;
        }
        const { said, wrong } = await decide(call, one);
        if (!wrong) await caps.giveBack(guesses);
        told.push(said);
        facts.push({ label: wrong ? WRONG_CODE : 'Decided', value: `${one.code}: ${said}` });
      }
      answer = told.join(' ');
    }
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

  async function decide(call: Call, { code, decision }: Decided): Promise<{ said: string; wrong: boolean }> {
    const found = await approvals.model
      .find({ user_id: new Types.ObjectId(call.actor.userId), code })
      .sort({ created_at: -1 })
      .limit(2)
      .lean();
    const waiting = found.find(({ status }) => status === 'pending');
    const one = waiting ?? found[0];
    if (!one) return { said: `Nothing waits under ${code}.`, wrong: true };
    try {
      const { approval } = await approvalService.decide(
        createCall(call.actor, call.clock),
        one._id.toHexString(),
        decision,
      );
      if (approval.status === 'failed') return { said: `${code} could not be done: ${approval.error}`, wrong: false };
      return { said: `${decision === 'approve' ? 'Done' : 'Left'}: ${approval.summary}.`, wrong: false };
    } catch (error) {
      if (error instanceof AppError) return { said: `${code}: ${error.message}`, wrong: false };
      throw error;
    }
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
      subject:
        item.channel === 'email' ? `Re: ${(subject ?? 'your message').replace(/^re:\s*/i, '')}`.slice(0, 200) : null,
      body,
      inbox_id: item.id,
    });
  }
}
