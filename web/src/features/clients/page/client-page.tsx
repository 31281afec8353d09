import { type Client, clients, clientView, getClientTimeline } from '@smoko/contract';
import { FileText, Hammer, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/buttons/button.tsx';
import { EditedForm } from '../../../components/forms/edited-form.tsx';
import { AddressTabs } from '../../../components/layout/address-tabs.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useAskedRemove } from '../../../components/lists/use-asked-remove.tsx';
import { OneRecord } from '../../../components/records/one-record.tsx';
import { PersonFacts } from '../../../components/records/person-facts.tsx';
import { Timeline } from '../../../components/records/timeline.tsx';
import { useRecordOnScreen } from '../../../lib/on-screen.ts';
import { messagesPath, newQuotePath } from '../../../lib/record-path.ts';
import { useEdited } from '../../../lib/records/use-edited.ts';
import { useFilters } from '../../../lib/use-filters.ts';
import { AccountFigures } from '../account/account-figures.tsx';
import { useAccount } from '../account/use-account.ts';
import { ClientDialog } from '../client-dialog.tsx';
import { beforeDeleting } from '../on-file.ts';
import { quietWords } from '../quiet-words.ts';
import { ClientFiles } from './client-files.tsx';
import { ClientMoney } from './client-money.tsx';

/** What other features show of a client. */
interface Parts {
  jobs: (client: Client) => ReactNode;
  quotes: (client: Client) => ReactNode;
  /** What money moved or is asked for. */
  records: (client: Client) => ReactNode;
  messages: (client: Client) => ReactNode;
}

/** /client?client={id}: who they are and how they are reached, then all there is of them. */
export function ClientPage(parts: Parts) {
  const { client } = useFilters(['client'] as const).values;
  return (
    <OneRecord
      table={clients}
      id={client}
      title="Client"
      noun="Client"
      directory={{ to: '/client-directory', label: 'Open Client Directory' }}
    >
      {(found) => <Found key={found.id} client={found} {...parts} />}
    </OneRecord>
  );
}

function Found({ client, jobs, quotes, records, messages }: Parts & { client: Client }) {
  useRecordOnScreen('clients', client.id);
  const account = useAccount(client.id);
  const edited = useEdited<Client>(clients);
  const navigate = useNavigate();
  const { remove, question } = useAskedRemove<Client>(clients, 'Client', beforeDeleting, () => {
    void navigate('/client-directory', { replace: true });
  });
  return (
    <Page
      ofRecord
      title={client.name}
      actions={<Acts client={client} onEdit={() => edited.edit(client)} onDelete={() => void remove(client)} />}
    >
      <div className="grid items-start gap-4 xl:grid-cols-[24rem_1fr] xl:gap-6">
        <PersonFacts
          label="Client"
          person={client}
          view={clientView}
          own={{ follow_ups_paused: ['Messages', quietWords(client)] }}
        />
        <div className="grid min-w-0 grid-cols-1">
          <AccountFigures client={client.id} account={account} brief />
          <Card className="min-w-0 p-3 sm:p-5">
            <AddressTabs
              label="What belongs to this client"
              tabs={[
                { value: 'jobs', label: 'Jobs', panel: jobs(client) },
                { value: 'quotes', label: 'Quotes', panel: quotes(client) },
                {
                  value: 'money',
                  label: 'Money',
                  panel: <ClientMoney client={client.id} account={account.data} records={records(client)} />,
                },
                { value: 'messages', label: 'Messages', panel: messages(client) },
                { value: 'files', label: 'Files', panel: <ClientFiles client={client.id} /> },
                {
                  value: 'history',
                  label: 'History',
                  panel: (
                    <Timeline
                      operation={getClientTimeline}
                      id={client.id}
                      written={messagesPath({ client_id: client.id })}
                    />
                  ),
                },
              ]}
            />
          </Card>
        </div>
      </div>
      <EditedForm of={edited}>{(record, acts) => <ClientDialog client={record} {...acts} />}</EditedForm>
      {question}
    </Page>
  );
}

const Acts = ({ client, onEdit, onDelete }: { client: Client; onEdit: () => void; onDelete: () => void }) => (
  <>
    <Button onClick={onEdit}>
      <Pencil aria-hidden className="size-5" />
      Edit
    </Button>
    <Button asChild>
      <Link to={newQuotePath({ client: client.id })}>
        <FileText aria-hidden className="size-5" />
        Quote
      </Link>
    </Button>
    <Button variant="danger" onClick={onDelete}>
      <Trash2 aria-hidden className="size-5" />
      Delete
    </Button>
    <Button variant="primary" asChild>
      <Link to={`/create-project?client=${client.id}`}>
        <Hammer aria-hidden className="size-5" />
        New Job
      </Link>
    </Button>
  </>
);
