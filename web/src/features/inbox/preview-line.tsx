import { previewMessage, type WireInput } from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formatAddress, formatMoney } from '../../lib/format.ts';
import { useSettled } from '../../lib/use-settled.ts';

export type Unsent = WireInput<typeof previewMessage>;

/** Below a message that is being written: where it would go, in how many texts, what that costs, and what to think of. */
export function PreviewLine({ message }: { message: Unsent }) {
  const asked = { ...message, body: useSettled(message.body) };
  const preview = useQuery({
    queryKey: ['message_preview', asked],
    queryFn: ({ signal }) => api.call(previewMessage, asked, { signal }),
    enabled: asked.body.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (message.body.trim() === '' || !preview.data) return null;
  const { to, parts, cost, encoding, warnings } = preview.data;
  const size = parts === null ? 'E-mail' : `${parts} ${parts === 1 ? 'text' : 'texts'}`;
  return (
    <div className="grid gap-1 text-sm">
      <p className="break-words text-soft">
        {size} to {formatAddress(to)}
        {cost !== null && `, about ${formatMoney(cost)}`}
        {encoding === 'UCS-2' && '. An emoji or a special character makes it longer.'}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="font-semibold text-wait">
          {warning}
        </p>
      ))}
    </div>
  );
}
