import { isOffered, type Quote } from '@smoko/contract';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { formatMoney } from '../../lib/format.ts';
import { AcceptOffers } from './accept-offers.tsx';
import { useAccept } from './use-accept.ts';

interface Props {
  quote: Quote;
  onClose: () => void;
}

/** Accepting makes a job and a deposit: that is said before. What was left to the client is asked for. */
export const AcceptDialog = (props: Props) =>
  props.quote.lines.some(isOffered) ? <AcceptOffers {...props} /> : <AcceptPlain {...props} />;

function AcceptPlain({ quote, onClose }: Props) {
  const { accept, busy } = useAccept(quote, onClose);
  const makesJob = !quote.project && quote.client_id !== null;
  const makesDeposit = quote.deposit !== null && quote.client_id !== null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Accept ${quote.short_name}?`}
      description={[
        `${quote.client?.name ?? 'The client'} agreed to ${formatMoney(quote.total)}.`,
        makesJob && 'A job is made from it.',
        makesDeposit && `A deposit invoice of ${formatMoney(quote.deposit ?? 0)} is drafted.`,
      ]
        .filter(Boolean)
        .join(' ')}
      actions={
        <>
          <Button onClick={onClose}>Not Yet</Button>
          <Button variant="primary" busy={busy} onClick={() => void accept()}>
            Accept Quote
          </Button>
        </>
      }
    />
  );
}
