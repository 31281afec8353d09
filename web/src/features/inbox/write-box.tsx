import { answerInboxItem, type InboxItem, sendMessage } from '@smoko/contract';
import { Pencil, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Input } from '../../components/forms/input.tsx';
import { Select } from '../../components/forms/select.tsx';
import { Textarea } from '../../components/forms/textarea.tsx';
import { formatAddress } from '../../lib/format.ts';
import { notifySent } from '../../lib/notify-sent.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import type { Person, Who } from './person.ts';
import { PreviewLine } from './preview-line.tsx';

type Channel = InboxItem['channel'];

interface Props {
  who: Who;
  /** On file; null of anybody else. */
  person: Person | null;
  /** The last that came in each way: an answer is threaded to it. */
  last: Partial<Record<Channel, InboxItem>>;
  /** How one wrote last. */
  lately: Channel | null;
}

/** A message in one's own words. */
export function WriteBox({
  drafted,
  ...props
}: Props & { /** An answer is there already: another is asked for. */ drafted: boolean }) {
  const [open, setOpen] = useState(false);
  if (!drafted || open) return <Writing {...props} />;
  return (
    <div className="border-line border-t-2 pt-4">
      <Button size="sm" onClick={() => setOpen(true)}>
        <Pencil aria-hidden className="size-5" />
        Write Something Else
      </Button>
    </div>
  );
}

function Writing({ who, person, last, lately }: Props) {
  const addresses: Partial<Record<Channel, string>> = {};
  const sms = person?.noTexts ? null : (person?.phone ?? last.sms?.from);
  const email = person?.email ?? last.email?.from;
  if (sms) addresses.sms = sms;
  if (email) addresses.email = email;
  const ways = Object.keys(addresses) as Channel[];

  const [chosen, setChosen] = useState<Channel | null>(null);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const answer = useOperation(answerInboxItem, 'outbox');
  const send = useOperation(sendMessage, 'outbox');
  const channel = ways.find((way) => way === chosen) ?? ways.find((way) => way === lately) ?? ways[0];
  if (!channel)
    return (
      <p className="text-soft text-sm">
        {person?.noTexts
          ? 'Asked for no more texts, and there is no e-mail address on file.'
          : 'No number or e-mail address on file.'}
      </p>
    );
  const answers = last[channel];
  const busy = answer.isPending || send.isPending;
  const to = 'correspondence_id' in who ? { to: addresses[channel] ?? '' } : who;
  const withSubject = channel === 'email' && !answers && subject.trim() ? { subject } : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || body.trim() === '') return;
    const done = {
      onSuccess: (sent: Parameters<typeof notifySent>[0]) => {
        setBody('');
        setSubject('');
        notifySent(sent);
      },
    };
    if (answers) answer.mutate({ id: answers.id, body }, done);
    else send.mutate({ channel, ...to, ...withSubject, body }, done);
  };

  return (
    <form aria-label="Write a message" onSubmit={submit} className="grid gap-3 border-line border-t-2 pt-4">
      {ways.length > 1 && (
        <Select aria-label="Send by" value={channel} onChange={(event) => setChosen(event.target.value as Channel)}>
          {addresses.sms && <option value="sms">Text {formatAddress(addresses.sms)}</option>}
          {addresses.email && <option value="email">E-mail {addresses.email}</option>}
        </Select>
      )}
      {channel === 'email' && !answers && (
        <Input
          aria-label="Subject"
          placeholder="Subject"
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
      )}
      <Field label={answers ? 'Your answer' : 'Your message'}>
        {(controls) => (
          <Textarea {...controls} rows={3} value={body} onChange={(event) => setBody(event.target.value)} />
        )}
      </Field>
      <PreviewLine message={{ channel, ...to, ...withSubject, body }} />
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={body.trim() === ''}>
          <Send aria-hidden className="size-5" />
          Send
        </Button>
      </div>
    </form>
  );
}
