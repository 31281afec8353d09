import { RecentActivity } from '../../features/agents/recent-activity.tsx';
import { CommandCenter } from './command-center.tsx';
import { LiveStats } from './live-stats.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Summary } from './summary.tsx';
import { Team } from './team.tsx';

/** Beside the conversation: how things stand, the team, and where to go. */
export function Overview({ className }: { className?: string }) {
  return (
    <section aria-label="Overview" className={className}>
      <div className="@container grid grid-cols-1 gap-6 px-4 pt-4 pb-8">
        <div className="-mb-6">
          <Summary />
        </div>
        <CommandCenter />
        <LiveStats />
        <RecentActivity />
        <QuickActions />
        <Team />
      </div>
    </section>
  );
}
