import { getModel } from '@smoko/contract';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/buttons/button.tsx';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Skeleton } from '../../../components/indicators/skeleton.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useFigures } from '../../../lib/records/use-figures.ts';
import { ModelBudget } from './model-budget.tsx';
import { ModelChoice } from './model-choice.tsx';
import { ModelNow } from './model-now.tsx';
import { ModelResult } from './model-result.tsx';

/** /settings/model */
export function ModelPage() {
  const settings = useFigures('model', getModel);
  return (
    <Page
      title="Assistant Model"
      lead="What reads your messages and thinks of the answers. What each choice sends away stands beside it."
      narrow
      actions={
        <Button asChild>
          <Link to="/settings">
            <ArrowLeft aria-hidden className="size-5" />
            Settings
          </Link>
        </Button>
      }
    >
      {settings.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : !settings.data ? (
        <LoadError onRetry={() => void settings.refetch()} busy={settings.isFetching} />
      ) : (
        <div className="grid max-w-4xl grid-cols-1 gap-6">
          <ModelNow settings={settings.data} />
          <ModelChoice settings={settings.data} />
          {settings.data.test && <ModelResult test={settings.data.test} />}
          {settings.data.model !== null && <ModelBudget settings={settings.data} />}
        </div>
      )}
    </Page>
  );
}
