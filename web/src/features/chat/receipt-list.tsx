import type { ReceiptCard } from '@smoko/contract';
import { CircleCheckBig, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { useChatActions } from './chat-context.tsx';
import { isSaid, wayOf } from './receipt-way.ts';

interface Props {
  receipts: readonly ReceiptCard[];
  /** The reply they stand below: what it says is not said again. */
  said: string;
}

/** What was done, like dockets: each leads to its record, and can be taken back where that is possible. */
export function ReceiptList({ receipts, said }: Props) {
  if (receipts.length === 0) return null;
  return (
    <ul aria-label="What was done" className="grid gap-2">
      {receipts.map((receipt) => (
        <Docket key={receipt.receipt_id} receipt={receipt} told={isSaid(receipt, said)} />
      ))}
    </ul>
  );
}

function Docket({ receipt, told }: { receipt: ReceiptCard; told: boolean }) {
  const { undo } = useChatActions();
  const [busy, setBusy] = useState(false);
  const summaryId = `receipt-${receipt.receipt_id}`;
  const take = async () => {
    setBusy(true);
    await undo(receipt.receipt_id);
    setBusy(false);
  };
  const way = wayOf(receipt);
  // where nothing else stands in it, the docket says what it is
  const brief = told && way !== null;
  const Icon = receipt.undone ? Undo2 : CircleCheckBig;
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-md border border-line border-l-4 border-l-good bg-surface py-1 pr-1 pl-3 has-[[data-undone]]:border-l-line">
      <Icon aria-hidden className={receipt.undone ? 'size-5 shrink-0 text-faint' : 'size-5 shrink-0 text-good'} />
      <div className="min-w-0 flex-1 py-1 text-sm">
        <p
          id={summaryId}
          className={brief ? 'sr-only' : `break-words py-1 ${receipt.undone ? 'text-faint line-through' : ''}`}
        >
          {receipt.summary}
        </p>
        {way && (
          <Link
            to={way.path}
            aria-describedby={summaryId}
            className="inline-block py-1.5 font-bold text-link underline underline-offset-2"
          >
            {way.name}
          </Link>
        )}
      </div>
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
