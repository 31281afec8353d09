import { answerInboxItem, type InboxItem, sendMessage, type WireInput } from '@smoko/contract';
import { useState } from 'react';
import { useStore } from 'zustand';
import { draftKey, drafts, setDraft } from '../../lib/drafts.ts';
import { notifySent } from '../../lib/notify-sent.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { useSession } from '../../lib/session.ts';
import type { Person, Who } from './person.ts';

type Channel = InboxItem['channel'];
type Addresses = Partial<Record<Channel, string>>;

export interface Correspondence {
  who: Who;
  /** On file; null of anybody else. */
  person: Person | null;
  /** The last that came in each way: an answer is threaded to it. */
  last: Partial<Record<Channel, InboxItem>>;
  /** How one wrote last. */
  lately: Channel | null;
}

/** Where they can be reached: as is on file, else where they wrote from. */
function addressesOf({ person, last }: Correspondence): Addresses {
  const sms = person?.noTexts ? null : (person?.phone ?? last.sms?.from);
  const email = person?.email ?? last.email?.from;
  return { ...(sms ? { sms } : {}), ...(email ? { email } : {}) };
}

/** What is written to somebody and not sent. */
export function useUnsent(who: Who, part = 'body') {
  const key = draftKey(useSession().data?.id ?? '', `inbox/${Object.values(who).join()}/${part}`);
  const text = useStore(drafts, (all) => all[key] ?? '');
  return [text, (next: string) => setDraft(key, next)] as const;
}

/** A message to somebody while it is written: which way it goes, what it says, and sending it. */
export function useWriting(correspondence: Correspondence) {
  const { who, last, lately } = correspondence;
  const [chosen, setChosen] = useState<Channel | null>(null);
  const [body, setBody] = useUnsent(who);
  const [subject, setSubject] = useUnsent(who, 'subject');
  const answer = useOperation(answerInboxItem, 'outbox');
  const send = useOperation(sendMessage, 'outbox');

  const addresses = addressesOf(correspondence);
  const channel = ([chosen, lately, 'sms', 'email'] as const).find((way) => way !== null && addresses[way]);
  const answered = channel && last[channel];
  const hasSubject = channel === 'email' && !answered;
  const to = 'correspondence_id' in who ? { to: (channel && addresses[channel]) ?? '' } : who;
  /** null: they cannot be reached. */
  const message: WireInput<typeof sendMessage> | null = channel
    ? { channel, ...to, ...(hasSubject && subject.trim() ? { subject } : {}), body }
    : null;
  const busy = answer.isPending || send.isPending;

  const submit = () => {
    if (!message || busy || body.trim() === '') return;
    const done = {
      onSuccess: (sent: Parameters<typeof notifySent>[0]) => {
        setBody('');
        setSubject('');
        notifySent(sent);
      },
    };
    if (answered) answer.mutate({ id: answered.id, body }, done);
    else send.mutate(message, done);
  };

  return {
    addresses,
    message,
    isAnswer: Boolean(answered),
    hasSubject,
    subject,
    choose: setChosen,
    setSubject,
    setBody,
    busy,
    submit,
  };
}
