import { AppError, type Client } from '@smoko/contract';
import { HandCoins, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/buttons/button.tsx';
import { PdfButton } from '../../../components/buttons/pdf-button.tsx';
import { SendButton } from '../../../components/buttons/send-button.tsx';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Skeleton } from '../../../components/indicators/skeleton.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Empty } from '../../../components/lists/empty.tsx';
import { FigureLine } from '../../../components/records/figure-line.tsx';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { useRecordOnScreen } from '../../../lib/on-screen.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { SentStatements } from './sent-statements.tsx';
import { StatementSection } from './statement-section.tsx';
import { daysOf, statementPath, useAccount, useAsked, useClient } from './use-account.ts';

/** /client-account?client={id}: what a client owes, paid and has as credit. */
export function AccountPage() {
  const { client: id } = useAsked().values;
  const client = useClient(id);
  // of another client there may be the record before still
  const found = client.data?.id === id ? client.data : undefined;
  if (found) return <Found key={id} client={found} />;
  const unknown = !id || (client.error instanceof AppError && ['not_found', 'invalid'].includes(client.error.code));
  return (
    <Page title="Client Account">
      {unknown ? (
        <Empty
          title="Client Not Found"
          hint="There is no such client, or somebody deleted it."
          action={
            <Button variant="primary" asChild>
              <Link to="/client-directory">Open Client Directory</Link>
            </Button>
          }
        />
      ) : client.isPending ? (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-96 w-full" />
        </div>
      ) : (
        <LoadError onRetry={() => void client.refetch()} busy={client.isFetching} />
      )}
    </Page>
  );
}

function Found({ client }: { client: Client }) {
  useRecordOnScreen('clients', client.id);
  const account = useAccount(client.id);
  const asked = useAsked().values;
  const [refunding, setRefunding] = useState(false);
  const credit = account.data?.credit ?? 0;
  return (
    <Page
      title={`Account: ${client.name}`}
      paper
      actions={
        <>
          {credit > 0 && (
            <Button onClick={() => setRefunding(true)}>
              <HandCoins aria-hidden className="size-5" />
              Record Refund
            </Button>
          )}
          <SendButton
            paper={{ kind: 'statement', id: client.id, name: `Statement for ${client.name}`, ...daysOf(asked) }}
            size="md"
          >
            Send Statement
          </SendButton>
          <PdfButton path={statementPath(asked)} size="md">
            Statement as PDF
          </PdfButton>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            Print Statement
          </Button>
        </>
      }
    >
      <div className="print:hidden">
        <FigureLine label="Account" query={account} figures={figuresOf(account.data)} />
      </div>
      <StatementSection client={client} />
      <SentStatements client={client.id} />
      {refunding && <RefundDialog client={client} credit={credit} onClose={() => setRefunding(false)} />}
    </Page>
  );
}

function figuresOf(account: ReturnType<typeof useAccount>['data']) {
  const oldest = account?.oldest_debt;
  const late = account?.open_invoices.some(({ status }) => status === 'overdue');
  return [
    { label: 'Owes', value: account && formatMoney(account.due) },
    {
      label: late || !oldest ? 'Oldest Debt' : 'Next Due',
      value: account && (oldest ? formatDay(oldest) : '-'),
      note: late ? 'overdue' : null,
    },
    { label: 'Credit on Account', value: account && formatMoney(account.credit) },
  ];
}
