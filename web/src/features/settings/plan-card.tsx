import { type Settings, STARTER_JOBS } from '@smoko/contract';
import { Card } from '../../components/layout/card.tsx';
import { FactList } from '../../components/records/fact-list.tsx';
import { formatInstantDay } from '../../lib/format.ts';
import { PLAN_NAMES } from '../../lib/plan-names.ts';

/** The plan of sign-up. Nothing is charged and nothing locks (decision "Plans, trial"). */
export function PlanCard({ settings }: { settings: Settings }) {
  const { plan, trial_ends_at, time_zone, jobs_this_month } = settings;
  const facts: [string, string][] = [
    ['Plan', PLAN_NAMES[plan]],
    ['Free trial until', formatInstantDay(trial_ends_at, time_zone)],
    [
      'Jobs',
      plan === 'starter' ? `${jobs_this_month} of ${STARTER_JOBS} jobs this month` : `${jobs_this_month} this month`,
    ],
  ];
  return (
    <Card className="p-5">
      <section aria-labelledby="plan">
        <h2 id="plan" className="headline text-lg">
          Plan
        </h2>
        <FactList facts={facts} className="mt-3 gap-x-10 gap-y-3" />
        <p className="mt-3 text-soft text-sm">Nothing is charged and nothing locks when the trial ends.</p>
      </section>
    </Card>
  );
}
