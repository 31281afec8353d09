import { type Client, clients } from '@smoko/contract';
import { HandCoins, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { PdfButton } from '../../../components/buttons/pdf-button.tsx';
import { SendButton } from '../../../components/buttons/send-button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { OneRecord } from '../../../components/records/one-record.tsx';
import { ClientLink } from '../../../components/records/person-link.tsx';
import { useRecordOnScreen } from '../../../lib/on-screen.ts';
import { AccountFigures } from './account-figures.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SentStatements } from './sent-statements.tsx';
import { StatementSection } from './statement-section.tsx';
import { daysOf, statementPath, useAccount, useAsked } from './use-account.ts';

/** /client-account?client={id}: what a client owes, paid and has as credit. */
export function AccountPage() {
  const { client: id } = useAsked().values;
  return (
    <OneRecord
      table={clients}
      id={id}
      title="Client Account"
      noun="Client"
      directory={{ to: '/client-directory', label: 'Open Client Directory' }}
    >
      {(client) => <Found key={client.id} client={client} />}
    </OneRecord>
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
      ofRecord
      title={`Account: ${client.name}`}
      paper
      badges={<ClientLink of={{ ...client, deleted: false }} none="" />}
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
        <AccountFigures client={client.id} account={account} />
      </div>
      <StatementSection client={client} />
      <SentStatements client={client.id} />
      {refunding && <RefundDialog client={client} credit={credit} onClose={() => setRefunding(false)} />}
    </Page>
  );
}
