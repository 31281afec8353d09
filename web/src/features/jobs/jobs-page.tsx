import { lazy } from 'react';
import { useIsDesktop } from '../../lib/media.ts';

const JobsTable = lazy(async () => ({ default: (await import('./jobs-table.tsx')).JobsTable }));
const JobsOnPhone = lazy(async () => ({ default: (await import('./jobs-on-phone.tsx')).JobsOnPhone }));

/** All jobs: a table on a desktop; on a phone the panel that also stands on the dashboard, or as cards what is asked for. */
export const JobsPage = () => (useIsDesktop() ? <JobsTable /> : <JobsOnPhone />);
