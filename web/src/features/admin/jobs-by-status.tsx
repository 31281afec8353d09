import { getStats, PROJECT_STATUSES } from '@smoko/contract';
import { Chart } from '../../components/chart/chart.tsx';
import { formatStatus } from '../../lib/format.ts';
import { useFigures } from '../../lib/records/use-figures.ts';

const SERIES = [{ key: 'jobs', label: 'Jobs' }];

export function JobsByStatus() {
  const query = useFigures('stats', getStats);
  const jobs = query.data?.jobs;
  return (
    <Chart
      id="jobs-by-status"
      title="Jobs by Status"
      none="No jobs yet."
      of="Status"
      query={query}
      rows={PROJECT_STATUSES.map((status) => ({
        label: formatStatus(status),
        values: { jobs: jobs?.[status] ?? 0 },
        to: { jobs: `/jobs?status=${status}` },
      }))}
      series={SERIES}
      format={(count) => count.toLocaleString('en-AU')}
      lying
    />
  );
}
