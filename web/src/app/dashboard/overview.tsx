import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { RecentActivity } from '../../features/agents/recent-activity.tsx';
import { CommandCenter } from './command-center.tsx';
import { JobFilter } from './job-filter.tsx';
import { LiveStats } from './live-stats.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Summary } from './summary.tsx';
import { Team } from './team.tsx';
import type { usePanels } from './use-panels.ts';

interface Props {
  panels: ReturnType<typeof usePanels>;
  className?: string;
}

/** Beside the conversation: how things stand, the team, and where to go. */
export function Overview({ panels, className }: Props) {
  return (
    <section aria-label="Overview" className={className}>
      <div className="@container grid grid-cols-1 gap-6 px-4 pt-4 pb-8">
        {/* on wider screens it stands in the header */}
        <Button size="sm" aria-pressed={panels.filters} onClick={panels.toggleFilters} className="lg:hidden">
          <SlidersHorizontal aria-hidden className="size-5" />
          Filters
        </Button>
        <JobFilter chosen={panels.job} onChoose={panels.chooseJob} open={panels.filters} />
        <div className="-mb-6">
          <Summary />
        </div>
        <CommandCenter />
        <LiveStats />
        <RecentActivity jobNumber={panels.job || null} />
        <QuickActions />
        <Team />
      </div>
    </section>
  );
}
