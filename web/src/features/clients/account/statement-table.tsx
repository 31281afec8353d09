import { creditNoteName, PAYMENT_METHOD_NAMES } from '@smoko/contract';
import { RecordLink } from '../../../components/records/record-link.tsx';
import { cn } from '../../../lib/cn.ts';
import { FINANCE_TYPE_NAMES } from '../../../lib/finance-types.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import type { Statement } from './use-account.ts';

const HEAD = 'eyebrow px-3 py-3 text-soft';
const NUMBER = 'px-3 py-2.5 text-right align-top tabular-nums whitespace-nowrap';
/** On a phone the day stands with what happened. */
const DAY = 'w-36 px-3 py-2.5 align-top whitespace-nowrap max-sm:hidden';
const WHAT = 'px-3 py-2.5 text-left align-top wrap-anywhere';

/** What happened, oldest first, with what was owed after it. One table for phone, desktop and paper. */
export const StatementTable = ({ statement: { from, to, opening, entries, closing } }: { statement: Statement }) => (
  <table aria-label="Statement" className="w-full border-collapse text-sm">
    <thead>
      <tr className="border-line border-b-2">
        <th scope="col" className={cn(HEAD, 'text-left max-sm:hidden')}>
          Date
        </th>
        <th scope="col" className={cn(HEAD, 'text-left')}>
          What
        </th>
        <th scope="col" className={cn(HEAD, 'text-right')}>
          Amount
        </th>
        <th scope="col" className={cn(HEAD, 'text-right')}>
          Balance
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {from && <Brought day={from} opening={opening} />}
      {entries.map((entry) => (
        <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
      ))}
    </tbody>
    <tfoot>
      <tr className="border-line border-t-2">
        <td className={DAY} />
        <th scope="row" className={cn(WHAT, 'font-bold')}>
          Balance on {formatDay(to)}
          {closing < 0 && <span className="block font-normal text-soft">Below zero is credit</span>}
        </th>
        <td className="max-sm:hidden" />
        <td className={cn(NUMBER, 'font-bold max-sm:hidden')}>{formatMoney(closing)}</td>
        <td colSpan={2} className={cn(NUMBER, 'font-bold sm:hidden')}>
          {formatMoney(closing)}
        </td>
      </tr>
    </tfoot>
  </table>
);

const Brought = ({ day, opening }: { day: string; opening: number }) => (
  <tr>
    <td className={DAY}>{formatDay(day)}</td>
    <th scope="row" className={cn(WHAT, 'font-normal')}>
      <span className="block text-soft sm:hidden">{formatDay(day)}</span>
      Opening balance
    </th>
    <td className={NUMBER} />
    <td className={NUMBER}>{formatMoney(opening)}</td>
  </tr>
);

function Entry({ entry }: { entry: Statement['entries'][number] }) {
  const { id, date, kind, number, description, method, amount, balance, adjustment } = entry;
  const how = method && method !== 'other' ? PAYMENT_METHOD_NAMES[method] : null;
  return (
    <tr>
      <td className={DAY}>{formatDay(date)}</td>
      <th scope="row" className={cn(WHAT, 'font-normal')}>
        <span className="block text-soft sm:hidden">{formatDay(date)}</span>
        <span className="font-bold">
          <RecordLink id={id}>
            {adjustment ? creditNoteName(true) : FINANCE_TYPE_NAMES[kind]}
            {number && ' '}
            {number && <span className="whitespace-nowrap">{number}</span>}
          </RecordLink>
        </span>
        {description && <span className="block text-soft">{description}</span>}
        {how && how !== description && <span className="block text-soft">{how}</span>}
      </th>
      <td className={cn(NUMBER, amount < 0 && 'text-good')}>{formatMoney(amount)}</td>
      <td className={cn(NUMBER, 'font-semibold')}>{formatMoney(balance)}</td>
    </tr>
  );
}
