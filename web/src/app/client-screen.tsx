import { ClientPage } from '../features/clients/page/client-page.tsx';
import { RecordsOf } from '../features/finance/records-of.tsx';
import { PersonMessages } from '../features/inbox/job-messages.tsx';
import { ClientJobs } from '../features/jobs/client-jobs.tsx';
import { ClientQuotes } from '../features/quotes/client-quotes.tsx';

/** A client with all there is of them, wherever it is kept. */
export const ClientScreen = () => (
  <ClientPage
    jobs={(client) => <ClientJobs client={client} />}
    quotes={(client) => <ClientQuotes client={client} />}
    records={({ id, name }) => (
      <RecordsOf
        of={{ client_id: id }}
        title="Invoices and Payments"
        empty={{ title: 'No invoices or payments yet', say: `Invoice ${name} $850` }}
      />
    )}
    messages={({ id, name }) => <PersonMessages of={{ client_id: id }} name={name} />}
  />
);
