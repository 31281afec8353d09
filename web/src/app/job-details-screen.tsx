import { JobTasks } from '../features/admin/job-tasks.tsx';
import { JobUpdates } from '../features/agents/job-updates.tsx';
import { JobFinance, JobInvoices, JobPayments } from '../features/finance/job-finance.tsx';
import { JobMessages } from '../features/inbox/job-messages.tsx';
import { JobDetailsPage } from '../features/jobs/job-details-page.tsx';
import { JobOrders } from '../features/procurement/job-orders.tsx';
import { JobMoney } from '../features/variations/job-money.tsx';

/** A job with what was written about it: by people outside and to them, and by the assistants. */
export const JobDetailsScreen = () => (
  <JobDetailsPage
    parts={(job) => ({
      tasks: <JobTasks job={job} />,
      money: (
        <JobMoney
          job={job}
          invoices={
            <>
              <JobInvoices job={job} />
              <JobPayments job={job} />
            </>
          }
        />
      ),
      finance: <JobFinance job={job} />,
      orders: <JobOrders job={job} />,
    })}
    updates={({ id, client_id }) => (
      <>
        <JobMessages jobId={id} clientId={client_id} />
        <JobUpdates jobId={id} />
      </>
    )}
  />
);
