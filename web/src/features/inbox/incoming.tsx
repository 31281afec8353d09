import { type InboxItem, retryInboxItem } from '@smoko/contract';
import { Paperclip } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { Spinner } from '../../components/indicators/spinner.tsx';
import { ApprovalItem } from '../../components/records/approval-item.tsx';
import { fileKind } from '../../components/records/file-kinds.ts';
import { useDecide } from '../../components/records/use-decide.ts';
import { formatAddress, formatBytes, formatClock } from '../../lib/format.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { useTimeZone } from '../../lib/session.ts';
import { ChannelIcon } from './channel-icon.tsx';
import { DraftBox } from './draft-box.tsx';
import { ReadFields, Warnings } from './read-fields.tsx';
import { useInboxItem } from './use-inbox-item.ts';
import { WhoIsThis } from './who-is-this.tsx';
import { INTENT_NAMES, INTENT_TONES } from './words.ts';
import { WordsShown } from './words-shown.tsx';

/** A message from outside: what it says, what was read in it, and what could be done about it. */
export function Incoming({ item }: { item: InboxItem }) {
  const zone = useTimeZone();
  const { contact, channel, subject, body, quoted, intent, received_at, attachments } = item;
  const name = contact.kind === 'unknown' ? item.from_name || formatAddress(item.from) : contact.name;
  return (
    <div className="grid grid-cols-1 gap-3">
      <article
        aria-label={`From ${name}`}
        className="mr-4 rounded-lg border border-line bg-surface p-4 shadow-lift sm:mr-16"
      >
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-faint text-sm">
          <ChannelIcon channel={channel} className="size-4 shrink-0" />
          <span className="min-w-0 break-all">{formatAddress(item.from)}</span>
          <time dateTime={received_at}>{formatClock(received_at, zone)}</time>
          {item.urgent === 'emergency' && <Badge tone="bad">Emergency</Badge>}
          {intent && <Badge tone={INTENT_TONES[intent] ?? 'idle'}>{INTENT_NAMES[intent]}</Badge>}
        </p>
        {subject && <p className="mt-2 break-words font-bold">{subject}</p>}
        <WordsShown text={body} className="mt-1.5" />
        {attachments.length > 0 && <Attached files={attachments} />}
        {quoted && (
          <details className="mt-1 text-sm">
            <summary className="inline-flex min-h-12 cursor-pointer items-center text-soft underline underline-offset-2">
              Show what was cut
            </summary>
            <p className="whitespace-pre-wrap border-line border-l-2 pl-3 text-soft [overflow-wrap:anywhere]">
              {quoted}
            </p>
          </details>
        )}
        <Warnings item={item} />
        <ReadFields item={item} />
        <Progress item={item} />
      </article>
      <WhoIsThis key={`${contact.kind} ${contact.id}`} item={item} />
      {hasOutcome(item) && <Outcome id={item.id} />}
    </div>
  );
}

function Progress({ item }: { item: InboxItem }) {
  const retry = useOperation(retryInboxItem, 'inbox');
  if (item.status === 'received')
    return (
      <p role="status" className="mt-3 flex items-center gap-2 text-soft text-sm">
        <Spinner />
        Being read
      </p>
    );
  if (item.status !== 'failed') return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-48 break-words font-semibold text-bad text-sm">
        {item.error ?? 'This could not be read.'}
      </p>
      <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate({ id: item.id })}>
        Try Again
      </Button>
    </div>
  );
}

const Attached = ({ files }: { files: InboxItem['attachments'] }) => (
  <ul aria-label="Attachments" className="mt-2 flex flex-wrap gap-2">
    {files.map(({ id, name, file_type, file_size }) => {
      const { icon: Icon } = fileKind(file_type);
      return (
        <li key={id} className="min-w-0">
          <a
            href={`/api/attachments/${id}/file`}
            download={name}
            className="inline-flex min-h-12 max-w-full items-center gap-2 rounded-md border-2 border-line px-3 text-sm hover:bg-sunken"
          >
            <Icon aria-hidden className="size-5 shrink-0" />
            <span className="min-w-0 break-all font-semibold">{name}</span>
            <span className="shrink-0 text-faint">{formatBytes(file_size)}</span>
            <Paperclip aria-hidden className="size-4 shrink-0 text-faint" />
          </a>
        </li>
      );
    })}
  </ul>
);

export const hasOutcome = ({ approval_ids, draft_id }: InboxItem) => approval_ids.length > 0 || draft_id !== null;

/** What was proposed because of it, and the answer that was drafted. */
function Outcome({ id }: { id: string }) {
  const decide = useDecide();
  const { data } = useInboxItem(id);
  if (!data) return null;
  return (
    <>
      {data.approvals.length > 0 && (
        <ul aria-label="Proposed" className="grid grid-cols-1 gap-3">
          {data.approvals.map((approval) => (
            <ApprovalItem key={approval.id} approval={approval} decide={decide} />
          ))}
        </ul>
      )}
      {data.draft?.status === 'draft' && <DraftBox key={data.draft.id} draft={data.draft} />}
    </>
  );
}
