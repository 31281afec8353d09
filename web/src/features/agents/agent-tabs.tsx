import type { Assistant } from '@smoko/contract';
import { Card } from '../../components/card.tsx';
import { Tab, TabCount, TabList, TabPanel, Tabs } from '../../components/tabs.tsx';
import { useFilters } from '../../lib/use-filters.ts';
import { nameOf, useAgentOverview } from './api.ts';
import { Feedback } from './feedback-list.tsx';
import { Messages } from './message-list.tsx';
import { Tasks } from './task-list.tsx';

const TABS = { messages: 'Messages', tasks: 'Tasks', feedback: 'Feedback' } as const;

/** What an assistant wrote, has to do, and was told. Which tab is open stands in the address. */
export function AgentTabs({ agent }: { agent: Assistant }) {
  const { values, set } = useFilters(['tab'] as const);
  const figures = useAgentOverview(nameOf(agent.id)).data;
  const counts = { messages: figures?.messages, tasks: figures?.tasks.total, feedback: figures?.rating.count };
  return (
    <Card className="min-w-0 p-3 sm:p-5">
      <Tabs
        value={values.tab in TABS ? values.tab : 'messages'}
        onValueChange={(tab) => set('tab', tab === 'messages' ? '' : tab)}
      >
        <TabList aria-label={`About ${agent.name}`}>
          {(['messages', 'tasks', 'feedback'] as const).map((tab) => (
            <Tab key={tab} value={tab} className="max-sm:flex-col max-sm:gap-0.5 max-sm:px-1 max-sm:py-1.5">
              {TABS[tab]}
              <TabCount count={counts[tab]} />
            </Tab>
          ))}
        </TabList>
        <TabPanel value="messages" className="mt-4">
          <Messages agent={agent} total={counts.messages} />
        </TabPanel>
        <TabPanel value="tasks" className="mt-4">
          <Tasks agent={agent} />
        </TabPanel>
        <TabPanel value="feedback" className="mt-4">
          <Feedback agent={agent} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}
