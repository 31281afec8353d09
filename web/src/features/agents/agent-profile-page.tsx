import { ASSISTANTS, type Assistant } from '@smoko/contract';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { Page } from '../../components/layout/page.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { AgentCard } from './agent-card.tsx';
import { AgentTabs } from './agent-tabs.tsx';

/** /agent/{name}, in whatever case. */
export function AgentProfilePage() {
  const { agentName = '' } = useParams();
  const agent = ASSISTANTS.find(({ id }) => id === agentName.toLowerCase());
  return agent ? <Profile agent={agent} /> : <NotFound />;
}

const Profile = ({ agent }: { agent: Assistant }) => (
  <Page title={agent.name} badges={<Badge tone="good">{agent.status}</Badge>}>
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
      <AgentCard agent={agent} />
      <AgentTabs agent={agent} />
    </div>
  </Page>
);

const NotFound = () => (
  <Page title="Agent Not Found">
    <Empty
      title="Nobody of that name works here"
      hint="Your team: Jerry, Michelle, Renea and Sarah."
      action={
        <Button variant="primary" asChild>
          <Link to="/dashboard">Back to Dashboard</Link>
        </Button>
      }
    />
  </Page>
);
