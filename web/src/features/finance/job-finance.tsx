import { financeRecords, type Project } from '@smoko/contract';
import { TabLink } from '../../components/layout/tab-link.tsx';
import { ScrollingList } from '../../components/lists/scrolling-list.tsx';
import { jobPath } from '../../lib/record-path.ts';
import { useList } from '../../lib/records/use-list.ts';
import { AddRecord } from './add-record.tsx';
import { FinanceLine } from './finance-line.tsx';

/** What money moved or is asked for, for one job. */
export function JobFinance({ job }: { job: Project }) {
  const list = useList(financeRecords, { project_id: job.id });
  return (
    <>
      <p className="mb-3 text-soft text-sm">
        Every record of the job, the newest first: invoices, payments and what was spent. What the job is worth and what
        is left to invoice is under <TabLink to={jobPath(job.job_number, 'money')}>Money</TabLink>.
      </p>
      <AddRecord of={{ job }} type="expense">
        Add Record
      </AddRecord>
      <ScrollingList
        name="Finance records"
        query={list}
        empty="No finance records found"
        say={`Invoice job ${job.job_number} for $850`}
        form={{ to: '/finance-data', label: 'Open Finance Data' }}
      >
        {list.data?.map((record) => (
          <FinanceLine key={record.id} record={record} />
        ))}
      </ScrollingList>
    </>
  );
}

/** The invoices of a job, beside what it is worth: what is to be issued, sent or paid is done here. */
export const JobInvoices = ({ job }: { job: Project }) => <JobRecords job={job} type="invoice" title="Invoices" />;

/** What came in for the job, also as a part of a payment that pays other jobs or has something left over. */
export const JobPayments = ({ job }: { job: Project }) => <JobRecords job={job} type="payment" title="Payments" />;

function JobRecords({ job, type, title }: { job: Project; type: 'invoice' | 'payment'; title: string }) {
  const list = useList(financeRecords, { project_id: job.id, type, sort: 'created_at' });
  const id = `job-${type}s`;
  if (!list.data?.length) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-1">
      <h3 id={id} className="headline">
        {title}
      </h3>
      <ul className="divide-y divide-line">
        {list.data.map((record) => (
          <FinanceLine key={record.id} record={record} />
        ))}
      </ul>
    </section>
  );
}
