import { LIMITS } from '@smoko/contract';
import { FileDrop } from '../../components/forms/file-drop.tsx';
import { Spinner } from '../../components/indicators/spinner.tsx';
import { Card } from '../../components/layout/card.tsx';
import { errorText } from '../../lib/api.ts';
import { useRestore } from './api.ts';
import { PastRestore } from './past-restore.tsx';

/** The way back of "Everything (zip)": all of it, or nothing. */
export function RestoreCard() {
  const { restore, percent } = useRestore();
  return (
    <Card className="grid gap-5 p-5">
      <p className="text-soft">
        Everything (zip) comes back into a business without records: all of it, or nothing. Nothing is sent by it, and
        automations stay off until you turn them on.
      </p>
      <FileDrop
        label="Choose the zip"
        hint={`What Everything (zip) gave you, as it was, up to ${LIMITS.copyBytes / 1024 ** 3} GB.`}
        accept=".zip"
        disabled={restore.isPending}
        onChoose={(file) => restore.mutate(file)}
      />
      {restore.isPending && percent !== null && (
        <p role="status" className="flex items-center gap-3 font-semibold">
          <Spinner />
          {percent < 100 ? `Uploading, ${percent}%` : 'Bringing everything back'}
        </p>
      )}
      {restore.error ? (
        <p role="alert" className="font-semibold text-bad">
          {errorText(restore.error)}
        </p>
      ) : (
        <PastRestore />
      )}
    </Card>
  );
}
