import { getInboxTotals } from '@smoko/contract';
import { Settings2 } from 'lucide-react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { AddressTabs } from '../../components/layout/address-tabs.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Page } from '../../components/layout/page.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { useIsDesktop } from '../../lib/media.ts';
import { messagesPath } from '../../lib/record-path.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { Conversation } from './conversation.tsx';
import { People } from './people.tsx';
import { useWho, type Who, whoOf } from './person.ts';
import { Sent } from './sent.tsx';
import { Urgent } from './urgent.tsx';
import { useInboxItem } from './use-inbox-item.ts';

export function InboxPage() {
  const [params] = useSearchParams();
  const item = params.get('item');
  return item ? <OfMessage id={item} /> : <Correspondences />;
}

/** Leads to the conversation a message belongs to. */
function OfMessage({ id }: { id: string }) {
  const { data, isError } = useInboxItem(id);
  if (isError) return <Navigate to="/inbox" replace />;
  return data ? (
    <Navigate to={messagesPath(whoOf(data) ?? { correspondence_id: data.correspondence_id })} replace />
  ) : null;
}

/** What people outside wrote, and what went to them. On a phone first the people, then what was written with one. */
function Correspondences() {
  const who = useWho();
  const desktop = useIsDesktop();
  const [params] = useSearchParams();
  const { data } = useFigures('inbox', getInboxTotals);
  if (params.get('message') && !desktop)
    return (
      <div className="px-4 pt-3 pb-24">
        <Sent />
      </div>
    );
  if (who && !desktop)
    return (
      <div className="flex h-full flex-col">
        <Conversation key={messagesPath(who)} who={who} alone />
      </div>
    );
  return (
    <Page
      title="Inbox"
      lead="What clients and suppliers write, read by your team. Changes and answers wait for your yes. Done at once: to-dos are noted, files are kept with their job, and STOP is obeyed and confirmed."
      actions={
        <Button asChild>
          <Link to="/settings/messages">
            <Settings2 aria-hidden className="size-5" />
            Message Settings
          </Link>
        </Button>
      }
    >
      <Urgent />
      <AddressTabs
        label="Inbox"
        tabs={[
          {
            value: 'messages',
            label: 'Messages',
            count: data?.unread || undefined,
            panel: desktop ? <SideBySide who={who} /> : <People who={who} />,
          },
          { value: 'sent', label: 'Sent', panel: <Sent /> },
        ]}
      />
    </Page>
  );
}

const SideBySide = ({ who }: { who: Who | null }) => (
  <div className="grid h-[calc(100dvh-22rem)] min-h-96 grid-cols-[24rem_1fr] grid-rows-1 items-start gap-6">
    <People who={who} beside />
    <Card className="flex h-full min-w-0 flex-col overflow-hidden">
      {who ? (
        <Conversation key={messagesPath(who)} who={who} alone={false} />
      ) : (
        <div className="m-auto p-6">
          <Empty title="Choose a conversation" hint="Everything written with one person, with what was read in it." />
        </div>
      )}
    </Card>
  </div>
);
