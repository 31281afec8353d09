import type { previewMessage, WireOutput } from '@smoko/contract';
import { formatAddress, formatMoney } from '../../lib/format.ts';

export type Preview = WireOutput<typeof previewMessage>;

/** Facts about a message before it is sent: recipient, number of texts, cost, warnings. */
export function PreviewSummary({ preview }: { preview: Preview }) {
  const { to, parts, cost, encoding, warnings } = preview;
  const size = parts === null ? 'Email' : `${parts} ${parts === 1 ? 'text' : 'texts'}`;
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
