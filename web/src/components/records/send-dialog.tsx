import { type Channel, type OutboxItem, previewMessage } from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, errorText } from '../../lib/api.ts';
import { formatAddress } from '../../lib/format.ts';
import { notifySent } from '../../lib/notify-sent.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Field } from '../forms/field.tsx';
import { Select } from '../forms/select.tsx';
import { Textarea } from '../forms/textarea.tsx';
import { FormDialog } from '../overlays/form-dialog.tsx';
import { BeforeIssuing } from './before-issuing.tsx';
import { MessagePreview } from './message-preview.tsx';
import { PaperWarnings } from './paper-warnings.tsx';
import type { Preview } from './preview-summary.tsx';
import { PublicLink } from './public-link.tsx';
import { lookedAt, type Sendable, useSendPaper } from './send-paper.ts';

interface Props {
  paper: Sendable;
  onClose: () => void;
  /** Above the message: what it is about, where that is chosen here. */
  children?: ReactNode;
}

export function SendDialog({ paper, onClose, children }: Props) {
  const { name } = paper;
  const [chosen, setChosen] = useState<Channel | null>(null);
  const [note, setNote] = useState('');
  const [sent, setSent] = useState<OutboxItem | null>(null);
  const asked = lookedAt(paper, useDebounced(note));
  const own = { ...(chosen ? { channel: chosen } : {}), ...asked };
  const preview = useQuery({
    queryKey: ['message_preview', own],
    queryFn: ({ signal }) => api.call(previewMessage, own, { signal }),
    placeholderData: keepPreviousData,
    enabled: !sent && asked !== null,
    retry: false,
  });
  const send = useSendPaper(paper);
  // whom it goes to has been seen; one's own words stand in the field, so the press need not wait until they are shown again
  const seen = asked !== null && preview.isSuccess && (chosen === null || preview.data.channel === chosen);
  const submit = () => {
    if (sent) return onClose();
    if (!seen) return;
    send.mutate(
      { channel: preview.data.channel, note },
      {
        onSuccess: (item) => {
          setSent(item);
          notifySent(item);
        },
      },
    );
  };

  return (
    <FormDialog
      title={sent ? `${name} ${howItWent(sent).title}` : `Send ${name}`}
      save={sent ? 'Done' : 'Send'}
      busy={send.isPending || !(sent || seen || preview.isError || asked === null)}
      dirty={!sent && note.trim() !== ''}
      final={sent !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      {sent ? (
        <SentSummary item={sent} link={preview.data?.link ?? null} />
      ) : (
        <>
          {children}
          <HowAndWords
            paper={paper}
            channel={chosen ?? preview.data?.channel ?? 'email'}
            onChannel={setChosen}
            note={note}
            onNote={setNote}
          />
          {asked && <Looked error={preview.error} preview={preview.data} />}
        </>
      )}
    </FormDialog>
  );
}

interface HowProps {
  paper: Sendable;
  channel: Channel;
  onChannel: (channel: Channel) => void;
  note: string;
  onNote: (note: string) => void;
}

/** How it goes, one's own words with it, and what to look at before. */
function HowAndWords({ paper, channel, onChannel, note, onNote }: HowProps) {
  const order = paper.kind === 'order';
  return (
    <>
      <Field label="Send by">
        {(controls) => (
          <Select {...controls} value={channel} onChange={(event) => onChannel(event.target.value as Channel)}>
            <option value="sms">Text</option>
            <option value="email">{order ? 'Email' : 'Email, with the PDF'}</option>
          </Select>
        )}
      </Field>
      <Field label={order ? 'Your words below' : 'Your words in front'} note="optional">
        {(controls) => (
          <Textarea {...controls} rows={2} value={note} onChange={(event) => onNote(event.target.value)} />
        )}
      </Field>
      {paper.kind === 'quote' && <PaperWarnings of={{ quote_id: paper.id }} />}
      {paper.kind === 'money' && paper.invoice && <PaperWarnings of={{ invoice_id: paper.id }} />}
      {paper.kind === 'money' && paper.draft && <BeforeIssuing id={paper.id} client={paper.draft.client} />}
    </>
  );
}

/** What would go, or why nothing can. */
const Looked = ({ error, preview }: { error: Error | null; preview: Preview | undefined }) =>
  error ? (
    <p role="alert" className="font-semibold text-bad">
      {errorText(error)}
    </p>
  ) : (
    preview && <MessagePreview preview={preview} />
  );

/** By what is known of the message: that it went is said once whoever carries it has it. */
function howItWent({ status }: OutboxItem): { title: string; said: string } {
  if (status === 'failed') return { title: 'Not Sent', said: 'It did not go' };
  if (status === 'sent' || status === 'delivered') return { title: 'Sent', said: 'Sent' };
  if (status === 'unknown') return { title: 'Perhaps Not Sent', said: 'Nobody knows whether it went' };
  return { title: 'Waits to Go', said: 'It has not gone yet. It waits to go' };
}

const SentSummary = ({ item, link }: { item: OutboxItem; link: string | null }) => (
  <div className="grid gap-4">
    <p className="break-words">
      {howItWent(item).said} to {formatAddress(item.to)}.{item.reason && ` ${item.reason}`}
      {item.transport === 'development' && ' Kept in the development outbox - nobody outside has received it.'}
    </p>
    {link && <PublicLink link={link} />}
  </div>
);
