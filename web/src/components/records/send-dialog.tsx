import {
  type Channel,
  financeRecords,
  type OutboxItem,
  previewMessage,
  quotes,
  sendFinanceRecord,
  sendQuote,
  sendStatement,
  sendVariation,
  variations,
} from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, errorText } from '../../lib/api.ts';
import { formatAddress } from '../../lib/format.ts';
import { notifySent } from '../../lib/notify-sent.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Field } from '../forms/field.tsx';
import { Select } from '../forms/select.tsx';
import { Textarea } from '../forms/textarea.tsx';
import { FormDialog } from '../overlays/form-dialog.tsx';
import { BeforeIssuing } from './before-issuing.tsx';
import { PaperWarnings } from './paper-warnings.tsx';
import { type Preview, PreviewSummary } from './preview-summary.tsx';
import { PublicLink } from './public-link.tsx';

/** A paper to send; `name` is its title for people. */
export type Sendable = RecordPaper | StatementPaper;
interface RecordPaper {
  /** `money`: an invoice, a credit note, or the receipt of a payment or a refund. */
  kind: 'quote' | 'money' | 'variation';
  /** Of `money`: what to look at before it goes is said of invoices. */
  invoice?: true;
  /** A draft invoice, which sending issues. */
  draft?: { client: string | null };
  id: string;
  name: string;
}
interface StatementPaper {
  kind: 'statement';
  /** Of the client. */
  id: string;
  name: string;
  from?: string;
  to?: string;
}

/** What names it where a message is looked at before it goes. */
const NAMED = { quote: 'quote_id', money: 'finance_record_id', variation: 'variation_id' } as const;
const lookedAt = (paper: Sendable) =>
  paper.kind === 'statement'
    ? { statement: { client_id: paper.id, ...daysOf(paper) } }
    : { [NAMED[paper.kind]]: paper.id };
const daysOf = ({ from, to }: StatementPaper) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) });

export function SendDialog({ paper, onClose }: { paper: Sendable; onClose: () => void }) {
  const { name } = paper;
  const [chosen, setChosen] = useState<Channel | null>(null);
  const [note, setNote] = useState('');
  const [sent, setSent] = useState<OutboxItem | null>(null);
  const own = {
    ...(chosen ? { channel: chosen } : {}),
    note: useDebounced(note),
    ...lookedAt(paper),
  };
  const preview = useQuery({
    queryKey: ['message_preview', own],
    queryFn: ({ signal }) => api.call(previewMessage, own, { signal }),
    placeholderData: keepPreviousData,
    enabled: !sent,
    retry: false,
  });
  const send = useSend(paper);
  // whom it goes to has been seen; one's own words stand in the field, so the press need not wait until they are shown again
  const seen = preview.isSuccess && (chosen === null || preview.data.channel === chosen);
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
      busy={send.isPending || !(sent || seen || preview.isError)}
      dirty={!sent && note.trim() !== ''}
      final={sent !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      {sent ? (
        <SentSummary item={sent} link={preview.data?.link ?? null} />
      ) : (
        <>
          <Field label="Send by">
            {(controls) => (
              <Select
                {...controls}
                value={chosen ?? preview.data?.channel ?? 'email'}
                onChange={(event) => setChosen(event.target.value as Channel)}
              >
                <option value="sms">Text</option>
                <option value="email">Email, with the PDF</option>
              </Select>
            )}
          </Field>
          <Field label="Your words in front" note="optional">
            {(controls) => (
              <Textarea {...controls} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
            )}
          </Field>
          {paper.kind === 'quote' && <PaperWarnings of={{ quote_id: paper.id }} />}
          {paper.kind === 'money' && paper.invoice && <PaperWarnings of={{ invoice_id: paper.id }} />}
          {paper.kind === 'money' && paper.draft && <BeforeIssuing id={paper.id} client={paper.draft.client} />}
          {preview.isError ? (
            <p role="alert" className="font-semibold text-bad">
              {errorText(preview.error)}
            </p>
          ) : (
            preview.data && <MessagePreview preview={preview.data} />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Sends it by the operation of its kind. */
function useSend(paper: Sendable) {
  const quote = useOperation(sendQuote, quotes.table, 'outbox');
  const money = useOperation(sendFinanceRecord, financeRecords.table, 'outbox');
  const variation = useOperation(sendVariation, variations.table, 'outbox');
  const statement = useOperation(sendStatement, 'outbox');
  const one = { quote, money, variation, statement }[paper.kind];
  type Said = { channel: Channel; note: string };
  type Then = { onSuccess: (item: OutboxItem) => void };
  return {
    isPending: one.isPending,
    mutate: (said: Said, then: Then) =>
      paper.kind === 'statement'
        ? statement.mutate({ id: paper.id, ...daysOf(paper), ...said }, then)
        : one.mutate({ id: paper.id, ...said }, then),
  };
}

/** The message as it would be sent. */
const MessagePreview = ({ preview }: { preview: Preview }) => (
  <section aria-label="What goes out" className="grid gap-2">
    <PreviewSummary preview={preview} />
    <div className="rounded-lg border-2 border-edge border-dashed bg-page p-4">
      {preview.subject && <p className="mb-2 font-bold">{preview.subject}</p>}
      <p className="wrap-anywhere whitespace-pre-wrap">{preview.body}</p>
    </div>
  </section>
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
