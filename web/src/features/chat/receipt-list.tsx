import type { ReceiptCard } from '@smoko/contract';
import { CircleCheckBig, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { useChatActions } from './chat-context.tsx';

/** What was done, like dockets: each can be taken back where that is possible. */
export function ReceiptList({ receipts }: { receipts: readonly ReceiptCard[] }) {
  if (receipts.length === 0) return null;
  return (
    <ul aria-label="What was done" className="grid gap-2">
      {receipts.map((receipt) => (
        <Docket key={receipt.receipt_id} receipt={receipt} />
      ))}
    </ul>
  );
}

function Docket({ receipt }: { receipt: ReceiptCard }) {
  const { undo } = useChatActions();
  const [busy, setBusy] = useState(false);
  const summaryId = `receipt-${receipt.receipt_id}`;
  const take = async () => {
    setBusy(true);
    await undo(receipt.receipt_id);
    setBusy(false);
  };
  const Icon = receipt.undone ? Undo2 : CircleCheckBig;
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-md border border-line border-l-4 border-l-good bg-surface py-1 pr-1 pl-3 has-[[data-undone]]:border-l-line">
      <Icon aria-hidden className={receipt.undone ? 'size-5 shrink-0 text-faint' : 'size-5 shrink-0 text-good'} />
      <p
        id={summaryId}
        className={`min-w-0 flex-1 break-words py-2 text-sm ${receipt.undone ? 'text-faint line-through' : ''}`}
      >
        {receipt.summary}
      </p>
      {receipt.undone ? (
        <span data-undone className="px-3 font-bold text-faint text-sm">
          Undone
        </span>
      ) : (
        receipt.undoable && (
          <Button variant="quiet" size="sm" busy={busy} onClick={() => void take()} aria-describedby={summaryId}>
            Undo
          </Button>
        )
      )}
    </li>
  );
}
