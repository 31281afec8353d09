import { getSettings } from '@smoko/contract';
import { CircleAlert, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../lib/format.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useInvoiceLook } from '../../lib/records/use-invoice-look.ts';

interface Props {
  id: string;
  /** Its client, where it has one. */
  client: string | null;
  /** It is paid at once: how it is paid does not matter any more. */
  paid?: boolean;
}

/** What issuing a draft does beside giving it its number, and what it lacks to be paid. It stops nothing. */
export function BeforeIssuing({ id, client, paid = false }: Props) {
  const looked = useInvoiceLook(id).data;
  const country = useFigures('settings', getSettings).data?.country;
  if (!looked) return null;
  const { credit_used: used, due, to_pay } = looked;
  const unpayable = !paid && due > 0 && to_pay.length === 0 && country !== undefined;
  return (
    <>
      {used > 0 && (
        <Line tone="bg-sunken text-ink" icon={<Wallet aria-hidden className="mt-0.5 size-4 shrink-0" />}>
          {creditWords(used, client, 'is')} {paid ? paidWords(due) : dueWords(due)}
        </Line>
      )}
      {unpayable && (
        <Line tone="bg-wait-wash text-wait" icon={<CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}>
          It doesn't say how to pay it: no {country === 'AU' ? 'bank details or PayID are' : 'bank account is'} set.{' '}
          <Link to="/settings" className="underline underline-offset-2">
            Add them in Settings
          </Link>
        </Line>
      )}
    </>
  );
}

const Line = ({ tone, icon, children }: { tone: string; icon: ReactNode; children: ReactNode }) => (
  <p className={`flex gap-2 rounded-md p-3 font-semibold text-sm ${tone}`}>
    {icon}
    <span className="wrap-anywhere min-w-0">{children}</span>
  </p>
);

const dueWords = (due: number): string => (due > 0 ? `${formatMoney(due)} is then due.` : 'Nothing of it is due then.');

const paidWords = (due: number): string =>
  due > 0 ? `The payment that is recorded is the other ${formatMoney(due)}.` : 'No payment is recorded.';

/** "$200.00 of Dave's credit is used for it.", and after it: "... was used." */
export const creditWords = (used: number, client: string | null, when: 'is' | 'was'): string =>
  `${formatMoney(used)} of ${client ? `${client}'s` : "the client's"} credit ${when === 'is' ? 'is used for it' : 'was used'}.`;
