import { listProjectBudgets } from '@smoko/contract';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { useView } from '../../lib/records/use-list.ts';
import { BudgetBar } from './budget-bar.tsx';

/** A few at a time: the charts below are not to be scrolled to past every job there ever was. */
const PAGE = 6;

/** Every job with what is committed of its budget; by name, as specified. */
export function ProjectBudgets() {
  const list = useView('project_budgets', listProjectBudgets, { sort: 'job_name', limit: PAGE });
  return (
    <section aria-labelledby="budgets" className="mb-8">
      <h2 id="budgets" className="headline mb-3 text-lg">
        Project Budgets
      </h2>
      {list.isPending ? (
        <Skeleton className="h-36 w-full" />
      ) : !list.data ? (
        <LoadError onRetry={() => void list.refetch()} busy={list.isFetching} />
      ) : list.data.length === 0 ? (
        <p className="text-soft">No jobs yet. A job with a budget shows here how much of it is spoken for.</p>
      ) : (
        <>
          <ul className="grid gap-3 lg:grid-cols-2">
            {list.data.map((job) => (
              <BudgetBar key={job.id} job={job} />
            ))}
          </ul>
          {list.hasNextPage && (
            <Button size="sm" className="mt-3" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more projects
            </Button>
          )}
        </>
      )}
    </section>
  );
}
