import { Checkbox } from '../../components/forms/checkbox.tsx';
import { formatMoney } from '../../lib/format.ts';

interface Props {
  /** Dollars. */
  rest: number;
  /** Whose credit it would be, where that is known. */
  client: string | undefined;
  credit: boolean;
  onCredit: (credit: boolean) => void;
}

/** What of a payment pays nothing, and whether it may stay as credit. */
export const NotUsed = ({ rest, client, credit, onCredit }: Props) => (
  <div className="rounded-md bg-sunken px-4 pt-3 pb-1">
    <p className="flex justify-between gap-4 font-semibold">
      <span>Not used</span>
      <span className="tabular-nums">{formatMoney(rest)}</span>
    </p>
    <Checkbox
      label={client ? `It stays as credit for ${client}` : 'It stays as credit'}
      checked={credit}
      onChange={onCredit}
    />
  </div>
);
