import { headingOf, type Project, projectView } from '@smoko/contract';
import type { ReactNode } from 'react';
import { Card } from '../../components/layout/card.tsx';
import { valueText } from '../../components/lists/view-columns.tsx';
import { ContactActs } from '../../components/records/contact-acts.tsx';
import { MailLink, PhoneLink } from '../../components/records/contact-links.tsx';
import { OnMyWay } from '../../components/records/on-my-way.tsx';
import { ClientLink } from '../../components/records/person-link.tsx';
import { cn } from '../../lib/cn.ts';
import { formatLongDay, formatMoney, formatTime } from '../../lib/format.ts';
import { useJobBilling } from '../../lib/records/use-job-billing.ts';
import { useOnToday } from '../../lib/records/use-on-today.ts';
import { budgetText } from './budget-text.ts';

const NONE = <span className="text-faint">Not provided</span>;

export function JobOverview({ job }: { job: Project }) {
  const { client } = job;
  const agreed = useAgreed(job);
  const onToday = useOnToday(job.job_date !== null);
  const own: Partial<Record<keyof typeof projectView.fields, ReactNode>> = {
    client: client && <ClientOf client={client} />,
    job_date: job.job_date && (
      <>
        {formatLongDay(job.job_date)}
        {job.job_time && `, ${formatTime(job.job_time)}`}
        {job.confirmed && <span className="block text-sm text-soft">Confirmed {job.confirmed}</span>}
        {job.repeat_months && (
          <span className="block text-sm text-soft">
            Due again after {job.repeat_months} month{job.repeat_months > 1 && 's'}
          </span>
        )}
      </>
    ),
    job_budget: (job.job_budget !== null || agreed) && (
      <span className="tabular-nums">
        {agreed ?? budgetText(job)}
        {agreed && job.job_budget !== null && (
          <span className="block text-soft text-sm">Budget was {budgetText(job)}</span>
        )}
      </span>
    ),
    site_address: job.site_address ?? client?.address,
  };
  return (
    <Card className="p-3 sm:p-5">
      <section aria-labelledby="job-overview">
        <h2 id="job-overview" className="headline mb-2 text-lg sm:mb-3">
          Job Overview
        </h2>
        {client && !client.deleted && (
          <div className="mb-3">
            <ContactActs {...client} address={job.site_address ?? client.address} />
            {onToday.has(job.id) && (
              <div className="mt-2 grid">
                <OnMyWay job={{ id: job.id, name: job.job_name }} />
              </div>
            )}
          </div>
        )}
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:gap-y-4 xl:grid-cols-1">
          {projectView.columns.map((name) => {
            const { [name]: field } = projectView.fields;
            return (
              <Entry key={name} term={headingOf(field)} room={roomOf(name)}>
                {own[name] || (job[name] === null ? NONE : valueText(field, job[name]))}
              </Entry>
            );
          })}
        </dl>
      </section>
    </Card>
  );
}

/** "Price $3,620.50 inc GST, with variations": since a quote or variations made it another than the budget; else null. */
function useAgreed({ id, job_budget }: Project): string | null {
  const price = useJobBilling(id).data?.price;
  if (!price || (!price.variations && (price.base_from !== 'quote' || price.total === job_budget))) return null;
  const gst = price.includes_gst ? ' inc GST' : '';
  return `Price ${formatMoney(price.total)}${gst}${price.variations ? ', with variations' : ''}`;
}

const ClientOf = ({ client }: { client: NonNullable<Project['client']> }) => (
  <>
    <span className="block font-semibold">
      <ClientLink of={client} none="" />
    </span>
    {client.email && (
      <span className="block">
        <MailLink email={client.email} />
      </span>
    )}
    {client.phone && (
      <span className="block">
        <PhoneLink phone={client.phone} />
      </span>
    )}
  </>
);

/** A line of its own where words are long, and on a phone for addresses, which would be broken anywhere. */
const roomOf = (name: keyof typeof projectView.fields): string | undefined => {
  if (projectView.fields[name].kind === 'long text') return 'col-span-2 xl:col-span-1';
  return name === 'client' || name === 'site_address' ? 'max-sm:col-span-2' : undefined;
};

const Entry = ({ term, room, children }: { term: string; room: string | undefined; children: ReactNode }) => (
  <div className={cn('min-w-0', room)}>
    <dt className="font-bold text-faint text-xs">{term}</dt>
    <dd className="mt-0.5 whitespace-pre-line break-words">{children}</dd>
  </div>
);
