import type { Assistant } from '@smoko/contract';
import { AddressTabs } from '../../components/layout/address-tabs.tsx';
import { Card } from '../../components/layout/card.tsx';
import { nameOf, useAgentOverview } from './api.ts';
import { Feedback } from './feedback-list.tsx';
import { Messages } from './message-list.tsx';
import { Tasks } from './task-list.tsx';

/** What an assistant wrote, has to do, and was told. */
export function AgentTabs({ agent }: { agent: Assistant }) {
  const figures = useAgentOverview(nameOf(agent.id)).data;
  const messages = figures?.messages;
  return (
    <Card className="min-w-0 p-3 sm:p-5">
      <AddressTabs
        label={`About ${agent.name}`}
        tabs={[
          { value: 'messages', label: 'Messages', count: messages, panel: <Messages agent={agent} total={messages} /> },
          { value: 'tasks', label: 'Tasks', count: figures?.tasks.total, panel: <Tasks agent={agent} /> },
          { value: 'feedback', label: 'Feedback', count: figures?.rating.count, panel: <Feedback agent={agent} /> },
        ]}
      />
    </Card>
  );
}
