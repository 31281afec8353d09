import { listAutomations } from '@smoko/contract';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useFigures } from '../../lib/records/use-figures.ts';
import { AutomationCard } from './automation-card.tsx';

/** What goes out by itself, if the tradie wants that. */
export function AutomationsPage() {
  const list = useFigures('automations', listAutomations);
  return (
    <Page
      title="Automations"
      lead="Follow-ups and reminders, each with a rule you can read. All are off until you turn them on."
    >
      {list.isPending ? (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-96 w-full" />
        </div>
      ) : !list.data ? (
        <LoadError onRetry={() => void list.refetch()} busy={list.isFetching} />
      ) : (
        <ul className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          {list.data.data.map((automation) => (
            <li key={automation.kind}>
              <AutomationCard automation={automation} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
