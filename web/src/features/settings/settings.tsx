import { getSettings } from '@smoko/contract';
import { BrainCircuit, MessageSquareCode, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useFigures } from '../../lib/records/use-figures.ts';
import { PlanCard } from './plan-card.tsx';
import { SettingsForm } from './settings-form.tsx';

export function SettingsPage() {
  const settings = useFigures('settings', getSettings);
  return (
    <Page
      title="Settings"
      narrow
      actions={
        <>
          <Button asChild>
            <Link to="/settings/messages">
              <MessageSquareCode aria-hidden className="size-5" />
              Messages
            </Link>
          </Button>
          <Button asChild>
            <Link to="/settings/model">
              <BrainCircuit aria-hidden className="size-5" />
              Assistant Model
            </Link>
          </Button>
          <Button asChild>
            <Link to="/settings/security">
              <ShieldCheck aria-hidden className="size-5" />
              Security
            </Link>
          </Button>
        </>
      }
    >
      {settings.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : !settings.data ? (
        <LoadError onRetry={() => void settings.refetch()} busy={settings.isFetching} />
      ) : (
        <div className="grid max-w-4xl gap-6">
          <SettingsForm onFile={settings.data} />
          <PlanCard settings={settings.data} />
        </div>
      )}
    </Page>
  );
}
