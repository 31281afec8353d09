import { JobUpdates } from '../features/agents/job-updates.tsx';
import { JobFinance, JobInvoices, JobPayments } from '../features/finance/job-finance.tsx';
import { JobMessages } from '../features/inbox/job-messages.tsx';
import { JobDetailsPage } from '../features/jobs/job-details-page.tsx';
import { JobMoney } from '../features/variations/job-money.tsx';

/** A job with what was written about it: by people outside and to them, and by the assistants. */
export const JobDetailsScreen = () => (
  <JobDetailsPage
    money={(job) => (
      <JobMoney
        job={job}
        invoices={
          <>
            <JobInvoices job={job} />
            <JobPayments job={job} />
          </>
        }
      />
    )}
    finance={(job) => <JobFinance job={job} />}
    updates={({ id, client_id }) => (
      <>
        <JobMessages jobId={id} clientId={client_id} />
        <JobUpdates jobId={id} />
      </>
    )}
  />
);
