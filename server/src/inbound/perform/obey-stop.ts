import type { Channel } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Call, createCall } from '../../domain/call.ts';
import type { Consent } from '../../domain/consent/consent.ts';
import type { Outbox } from '../../domain/outbox/outgoing.ts';
import type { ProjectRow } from '../../domain/projects/schema.ts';
import type { Match, ReadMessage } from '../message.ts';
import { type ConsentWord, consentWord, consentWordOfMail, mayMeanBooking } from '../read/opt-out-words.ts';

interface Parts {
  consent: Pick<Consent, 'optOut' | 'optIn' | 'isOut'>;
  outbox: Outbox;
  consentLog: Repository;
  projects: Repository<ProjectRow>;
}

export interface From {
  inboxId: string;
  channel: Channel;
  message: ReadMessage;
}

/** Whether a message is nothing but one of the words, from somebody who may say so. */
export function saidWord({ channel, message }: From): ConsentWord {
  const { text, subject, auth, from } = message;
  if (auth === 'fail' || (channel === 'sms' && !from.address.startsWith('+'))) return null;
  const word = channel === 'sms' ? consentWord(text) : consentWordOfMail(subject, text);
  // anybody may ask for less, only they themselves for more
  return word === 'opt_in' && auth !== 'pass' ? null : word;
}

/** Stops, or starts again, at once. What is on file because of this message is not said twice. */
export async function changeConsent(
  call: Call,
  { inboxId, channel, message }: From,
  how: { event: 'opt_out' | 'opt_in'; source: 'word' | 'own_words' },
  { consent, outbox, consentLog }: Parts,
): Promise<void> {
  const { address } = message.from;
  const words = (message.text || message.subject || '').slice(0, 500);
  const change = how.event === 'opt_out' ? consent.optOut : consent.optIn;
  await change(call, channel, address, { source: how.source, words, inbox_id: inboxId });
  const noted = await consentLog.findOne(call, { inbox_id: inboxId, event: how.event });
  // it was so before: then nothing goes back; a mail is not answered either
  if (!noted || channel === 'email') return;
  const { name } = call.actor.business;
  const body =
    how.event === 'opt_out'
      ? `You will get no more texts from ${name}. Reply START to get them again.`
      : `You will get texts from ${name} again. Reply STOP to end them.`;
  const answer = createCall(call.actor, call.clock, { key: `inbox:${inboxId}:${how.event}` });
  const to = { channel, to: address, subject: null };
  await outbox.put(answer, { ...to, body, inbox_id: inboxId, answersWord: how.event });
  call.changes.push(...answer.changes);
}

/** What the tradie is told of a word. */
export async function aboutWord(
  call: Call,
  word: 'opt_out' | 'opt_in',
  { message }: From,
  { contact }: Match,
  { projects }: Pick<Parts, 'projects'>,
): Promise<{ summary: string; warnings: string[] }> {
  const summary =
    word === 'opt_out' ? `${contact.name} asked for no more messages.` : `${contact.name} wants messages again.`;
  if (!mayMeanBooking(message.text) || contact.kind !== 'client' || !contact.id) return { summary, warnings: [] };
  const ahead = await projects.findOne(call, {
    client_id: contact.id,
    status: { $in: ['pending', 'in_progress'] },
    $or: [{ job_date: null }, { job_date: { $gte: call.today() } }],
  });
  const warning = `CANCEL stops the texts. It may mean the booking: job ${String(ahead?.job_number)}, ${String(ahead?.job_name)}.`;
  return { summary, warnings: ahead ? [warning] : [] };
}
