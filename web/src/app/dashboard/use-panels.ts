import { useState } from 'react';
import { keep } from '../../lib/kept.ts';
import { useIsDesktop, useIsWide } from '../../lib/media.ts';
import { useFilters } from '../../lib/use-filters.ts';

export type View = 'chat' | 'overview';

const viewOf = (value: string | null): View => (value === 'overview' ? 'overview' : 'chat');

/** The view that an address asks for. */
export const viewIn = (search: string): View => viewOf(new URLSearchParams(search).get('view'));

const KEY = 'smoko-panels';
type Panels = Readonly<Record<'jobs' | 'overview', boolean>>;
const OPEN: Panels = { jobs: true, overview: true };

function saved(): Panels {
  try {
    return { ...OPEN, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Panels>) };
  } catch {
    return OPEN;
  }
}

/**
 * What is on the dashboard. On a phone the conversation or the overview, which stands in the address; on wider
 * screens what stands beside the conversation, remembered in this browser: both sides, or where there is less room one.
 */
export function usePanels() {
  const desktop = useIsDesktop();
  const wide = useIsWide();
  const [panels, setPanels] = useState(saved);
  const [filters, setFilters] = useState(false);
  const { values, set } = useFilters(['view', 'job'] as const);
  const view = viewOf(values.view);

  const jobs = desktop && panels.jobs && (wide || !panels.overview);
  const overview = desktop ? panels.overview : view === 'overview';
  const show = (next: Panels) => {
    setPanels(next);
    keep(KEY, JSON.stringify(next));
  };
  return {
    desktop,
    view,
    setView: (next: View) => set('view', next === 'chat' ? '' : next),
    jobs,
    overview,
    chat: desktop || view === 'chat',
    toggleJobs: () => show({ jobs: !jobs, overview: overview && (wide || jobs) }),
    toggleOverview: () => show({ ...panels, overview: !overview }),
    filters: overview && filters,
    toggleFilters: () => {
      setFilters(!(overview && filters));
      if (!overview) show({ ...panels, overview: true });
    },
    /** The number of the job it is all about; empty for none. */
    job: values.job,
    chooseJob: (jobNumber: string) => set('job', jobNumber),
  };
}
