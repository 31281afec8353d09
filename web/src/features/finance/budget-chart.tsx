import { listProjectBudgets } from '@smoko/contract';
import { Chart } from '../../components/chart/chart.tsx';
import { formatMoney } from '../../lib/format.ts';
import { jobPath } from '../../lib/record-path.ts';
import { useView } from '../../lib/records/use-list.ts';

const SERIES = [
  { key: 'worth', label: 'Price or budget' },
  { key: 'committed', label: 'Committed' },
];
/** Bars that fit on a phone. */
const JOBS = 6;
const LONGEST = 24;
const cut = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** The jobs with the largest budgets, and what is spoken for of them. */
export function BudgetChart() {
  const query = useView('project_budgets', listProjectBudgets, { sort: '-job_budget', limit: JOBS });
  return (
    <Chart
      id="budget-chart"
      title="Budget Against Committed"
      note={`The ${JOBS} largest budgets.`}
      none="No job has a budget yet."
      of="Job"
      query={query}
      rows={(query.data ?? [])
        .filter(({ worth }) => worth)
        .slice(0, JOBS)
        .map(({ job_name, job_number, worth, committed }) => ({
          label: `${cut(job_name)} #${job_number}`,
          values: { worth: worth ?? 0, committed },
          to: { worth: jobPath(job_number, 'money'), committed: jobPath(job_number, 'procurement') },
        }))}
      series={SERIES}
      format={formatMoney}
      unit="$"
      lying
    />
  );
}
