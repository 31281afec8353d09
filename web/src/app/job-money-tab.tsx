import type { Project } from '@smoko/contract';
import { JobInvoices, JobPayments } from '../features/finance/job-finance.tsx';
import { JobMoney } from '../features/variations/job-money.tsx';

/** What a job is worth and what was asked for and paid of it. */
export const JobMoneyTab = ({ job }: { job: Project }) => (
  <JobMoney
    job={job}
    invoices={
      <>
        <JobInvoices job={job} />
        <JobPayments job={job} />
      </>
    }
  />
);
