import { type Approval, assistantName, daysAgo } from '@smoko/contract';
import { Mail, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../lib/format.ts';
import { inboxPath } from '../../lib/record-path.ts';
import { useTimeZone } from '../../lib/session.ts';
import { Portrait } from '../indicators/portrait.tsx';
import { ApprovalCard, type Decide } from './approval-card.tsx';

const VERDICTS = { approved: 'Approved', failed: 'Approved', rejected: 'Rejected' } as const;

interface Props {
  approval: Approval;
  decide: Decide;
  /** Shows a link to the message that led to the request. */
  linked?: boolean;
}

/** A request for approval with who asked and decided, when, and a link to the conversation. */
export function ApprovalItem({ approval, decide, linked = false }: Props) {
  const zone = useTimeZone();
  const { id, status, assistant, thread_id, inbox_id, code, created_at, decided_at, decided_by, error } = approval;
  const { waiting_days } = approval;
  return (
    <li>
      <ApprovalCard card={{ ...approval, approval_id: id }} decide={decide}>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft text-sm">
          <Portrait assistant={assistant} className="size-7 rounded-sm" />
          <p>
            {assistantName(assistant)} asked {formatInstant(created_at, zone)}
            {waiting_days !== null && waiting_days > 0 && `, ${daysAgo(waiting_days)}`}
          </p>
          {decided_at && status in VERDICTS && (
            <p>
              {VERDICTS[status as keyof typeof VERDICTS]}
              {decided_by && ` by ${decided_by}`} {formatInstant(decided_at, zone)}
            </p>
          )}
          {thread_id && (
            <Link
              to={`/dashboard?thread=${thread_id}`}
              className="inline-flex min-h-12 items-center gap-1.5 text-link underline underline-offset-2"
            >
              <MessageCircle aria-hidden className="size-4" />
              Conversation
            </Link>
          )}
          {inbox_id && linked && (
            <Link
              to={inboxPath(inbox_id)}
              className="inline-flex min-h-12 items-center gap-1.5 text-link underline underline-offset-2"
            >
              <Mail aria-hidden className="size-4" />
              Message
            </Link>
          )}
          {status === 'pending' && (
            <p>
              Code <span className="font-bold text-ink">{code}</span>
            </p>
          )}
        </div>
        {error && <p className="mt-1 break-words font-semibold text-bad text-sm">{error}</p>}
      </ApprovalCard>
    </li>
  );
}
