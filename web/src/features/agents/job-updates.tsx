import { listAgentMessages } from '@smoko/contract';
import { useState } from 'react';
import { Card } from '../../components/layout/card.tsx';
import { Tab, TabCount, TabList, TabPanel, Tabs } from '../../components/layout/tabs.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { useView } from '../../lib/records/use-list.ts';
import { useMessageCount } from './api.ts';
import { MessageLine } from './message-line.tsx';

const AGENTS = ['Michelle', 'Renea', 'Sarah'] as const;
type Agent = (typeof AGENTS)[number];

/** What the three who do the work wrote about one job. */
export function JobUpdates({ jobId }: { jobId: string }) {
  const [agent, setAgent] = useState<Agent>('Michelle');
  const counts = useMessageCount({ job_id: jobId }).data?.agents;
  return (
    <section aria-labelledby="agent-updates">
      <Card className="min-w-0 p-3 sm:p-5">
        <h2 id="agent-updates" className="headline mb-3 text-lg">
          Agent Updates
        </h2>
        <Tabs value={agent} onValueChange={(next) => setAgent(AGENTS.find((name) => name === next) ?? 'Michelle')}>
          <TabList aria-label="Who wrote it">
            {AGENTS.map((name) => (
              <Tab key={name} value={name} className="px-1">
                {name}
                <TabCount count={counts?.[name]} />
              </Tab>
            ))}
          </TabList>
          {AGENTS.map((name) => (
            <TabPanel key={name} value={name} className="mt-3">
              <Updates agent={name} jobId={jobId} />
            </TabPanel>
          ))}
        </Tabs>
      </Card>
    </section>
  );
}

function Updates({ agent, jobId }: { agent: Agent; jobId: string }) {
  const list = useView('agent_messages', listAgentMessages, { agent, job_id: jobId });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard
    <section aria-label={`From ${agent}`} tabIndex={0} className="max-h-96 overflow-y-auto rounded-md">
      <ListState
        query={list}
        empty={<p className="px-4 py-8 text-center text-soft">No messages from {agent} for this job yet.</p>}
      >
        <ul className="divide-y divide-line">
          {list.data?.map((message) => (
            <MessageLine key={message.id} message={message} />
          ))}
        </ul>
      </ListState>
    </section>
  );
}
