import {
  financeRecords,
  quotes,
  renewFinanceLink,
  renewQuoteLink,
  renewVariationLink,
  variations,
} from '@smoko/contract';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';

/** A paper that has a public link; `name` is its title for people. */
export interface LinkedPaper {
  kind: 'quote' | 'money' | 'variation';
  id: string;
  name: string;
}

/** Asks first: whoever has the link of now cannot use it any more. */
export function NewLinkDialog({ paper: { kind, id, name }, onClose }: { paper: LinkedPaper; onClose: () => void }) {
  const quote = useOperation(renewQuoteLink, quotes.table);
  const money = useOperation(renewFinanceLink, financeRecords.table);
  const variation = useOperation(renewVariationLink, variations.table);
  const renew = { quote, money, variation }[kind];
  const done = () => {
    onClose();
    notify.success('New Link Made', `The old one of ${name} has ended.`);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`New Link for ${name}?`}
      description="The link that your client has stops working and says so. Copy the new one to pass it on; what you send from now on has it, too."
      actions={
        <>
          <Button onClick={onClose}>Keep It</Button>
          <Button
            variant="danger"
            busy={renew.isPending}
            onClick={() => renew.mutate({ id }, { onSuccess: done, onError: onClose })}
          >
            Make New Link
          </Button>
        </>
      }
    />
  );
}

/** Beside the link of a paper. */
export function NewLinkButton({ paper }: { paper: LinkedPaper }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)} aria-label={`New Link for ${paper.name}`}>
        <Link2Off aria-hidden className="size-4" />
        New Link
      </Button>
      {asking && <NewLinkDialog paper={paper} onClose={() => setAsking(false)} />}
    </>
  );
}
