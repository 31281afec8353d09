import { Pencil, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Input } from '../../components/forms/input.tsx';
import { Select } from '../../components/forms/select.tsx';
import { Textarea } from '../../components/forms/textarea.tsx';
import { formatAddress } from '../../lib/format.ts';
import { PreviewLine } from './preview-line.tsx';
import { type Correspondence, useUnsent, useWriting } from './use-writing.ts';

/** A message in one's own words. */
export function WriteBox({
  drafted,
  ...props
}: Correspondence & { /** An answer is there already: another is asked for. */ drafted: boolean }) {
  const [begun] = useUnsent(props.who);
  const [open, setOpen] = useState(begun !== '');
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

function Writing(correspondence: Correspondence) {
  const { addresses, message, isAnswer, hasSubject, subject, choose, setSubject, setBody, busy, submit } =
    useWriting(correspondence);
  if (!message)
    return (
      <p className="text-soft text-sm">
        {correspondence.person?.noTexts
          ? 'Asked for no more texts, and there is no email address on file.'
          : 'No number or email address on file.'}
      </p>
    );
  return (
    <form
      aria-label="Write a message"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-3 border-line border-t-2 pt-4"
    >
      {addresses.sms && addresses.email && (
        <Select
          aria-label="Send by"
          value={message.channel}
          onChange={(event) => choose(event.target.value === 'sms' ? 'sms' : 'email')}
        >
          <option value="sms">Text {formatAddress(addresses.sms)}</option>
          <option value="email">Email {addresses.email}</option>
        </Select>
      )}
      {hasSubject && (
        <Input
          aria-label="Subject"
          placeholder="Subject"
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
      )}
      <Field label={isAnswer ? 'Your answer' : 'Your message'}>
        {(controls) => (
          <Textarea {...controls} rows={3} value={message.body} onChange={(event) => setBody(event.target.value)} />
        )}
      </Field>
      <PreviewLine message={message} />
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={message.body.trim() === ''}>
          <Send aria-hidden className="size-5" />
          Send
        </Button>
      </div>
    </form>
  );
}
