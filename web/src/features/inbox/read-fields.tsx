import { type InboxItem, projects } from '@smoko/contract';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { JobLink } from '../../components/records/job-link.tsx';
import { quotePath } from '../../lib/record-path.ts';
import { useRecord } from '../../lib/records/use-record.ts';

/** What was read in a message, as fields; why it is taken to be theirs; what it is about. */
export function ReadFields({ item }: { item: InboxItem }) {
  const { facts, matched_why, quote_id, finance_record_id, admin_task_id } = item;
  const job = useRecord(projects, item.project_id).data;
  const links = job || quote_id || finance_record_id || admin_task_id;
  if (facts.length === 0 && !matched_why && !links) return null;
  return (
    <div className="mt-3 rounded-md bg-sunken px-3.5 py-3 text-sm">
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {facts.map(({ label, value }) => (
            <div key={`${label} ${value}`} className="contents">
              <dt className="text-soft">{label}</dt>
              <dd className="min-w-0 font-bold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {matched_why && (
        <p className={`flex gap-2 break-words text-soft ${facts.length > 0 ? 'mt-2' : ''}`}>
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{matched_why}</span>
        </p>
      )}
      {links && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          {job && <JobLink project={{ ...job, deleted: false }} none="" />}
          {quote_id && <To path={quotePath(quote_id)}>Open the quote</To>}
          {finance_record_id && <To path="/finance-data">Open Finance</To>}
          {admin_task_id && <To path="/admin-data">See the to-do</To>}
        </p>
      )}
    </div>
  );
}

const To = ({ path, children }: { path: string; children: string }) => (
  <Link to={path} className="inline-flex min-h-12 items-center text-link underline underline-offset-2">
    {children}
  </Link>
);

/** What to look out for: red where somebody may be lying. */
export function Warnings({ item }: { item: InboxItem }) {
  const { auth, intent, warnings } = item;
  const danger = auth === 'fail' || intent === 'bank_change' || intent === 'instructions';
  const title =
    auth === 'fail'
      ? 'Not from who it says'
      : intent === 'bank_change'
        ? 'Ring them before you pay anything'
        : 'Take care';
  if (warnings.length === 0 && !danger) return null;
  return (
    <div
      className={`mt-3 flex gap-2.5 rounded-md p-3 text-sm ${danger ? 'bg-bad-wash text-bad' : 'bg-wait-wash text-wait'}`}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 gap-1">
        <p className="font-bold">{title}</p>
        {warnings.map((warning) => (
          <p key={warning} className="break-words">
            {warning}
          </p>
        ))}
      </div>
    </div>
  );
}
