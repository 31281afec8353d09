import { ON_MY_WAY_MINUTES, previewMessage, sendOnMyWay } from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, errorText } from '../../lib/api.ts';
import { notifySent } from '../../lib/notify-sent.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { FormDialog } from '../overlays/form-dialog.tsx';
import { MessagePreview } from './message-preview.tsx';

/** As it is chosen at first. */
const AT_FIRST = 20;
/** Told by no figure. */
const NO_TIME = null;
const CHOICES = [...ON_MY_WAY_MINUTES, NO_TIME];
const nameOf = (minutes: number | null): string =>
  minutes === null ? 'No time' : minutes === 60 ? '1 hour' : `${minutes} min`;

/** How long it takes, and the message as it goes: one press sends it. */
export function OnMyWayDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [minutes, setMinutes] = useState<number | null>(AT_FIRST);
  const asked = { on_my_way: { id, minutes } };
  const preview = useQuery({
    queryKey: ['message_preview', asked],
    queryFn: ({ signal }) => api.call(previewMessage, asked, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const send = useOperation(sendOnMyWay, 'outbox');
  // nothing goes that was not seen: the words of another time are still on their way
  const seen = preview.isSuccess && !preview.isPlaceholderData;
  const submit = () => {
    if (preview.isError) return onClose();
    if (!seen) return;
    send.mutate(
      { id, minutes, channel: preview.data.channel },
      {
        onSuccess: (item) => {
          notifySent(item);
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title="On My Way"
      save={preview.isError ? 'Close' : 'Send'}
      busy={send.isPending || !(seen || preview.isError)}
      dirty={false}
      final={preview.isError}
      onSubmit={submit}
      onClose={onClose}
    >
      {preview.isError ? (
        <p role="alert" className="font-semibold text-bad">
          {errorText(preview.error)}
        </p>
      ) : (
        <>
          <fieldset>
            <legend className="mb-2 font-bold text-sm">There in about</legend>
            <div className="grid grid-cols-3 gap-2">
              {CHOICES.map((choice) => (
                <label key={nameOf(choice)} className="relative cursor-pointer">
                  <input
                    type="radio"
                    name="minutes"
                    checked={minutes === choice}
                    onChange={() => setMinutes(choice)}
                    className="peer absolute inset-0 cursor-pointer opacity-0"
                  />
                  <span className="flex min-h-12 items-center justify-center rounded-md border-2 border-line bg-surface px-2 font-semibold peer-checked:border-amber peer-checked:bg-amber-wash peer-focus-visible:outline-3 peer-focus-visible:outline-focus">
                    {nameOf(choice)}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          {preview.data && <MessagePreview preview={preview.data} />}
        </>
      )}
    </FormDialog>
  );
}
