import { pricesByItem, procurementItems, type Supplier } from '@smoko/contract';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { formatDay, formatInstantDay, formatMoney } from '../../lib/format.ts';
import { jobPath } from '../../lib/record-path.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';

/** What was paid for which item and when, item by item. */
export function SupplierPrices({ supplier }: { supplier: Supplier }) {
  // in the order of its name an item's prices come together, whatever page they are on
  const list = useList(procurementItems, { supplier_id: supplier.id, sort: 'item_name' });
  const zone = useTimeZone();
  const items = useMemo(() => pricesByItem(list.data ?? []), [list.data]);
  return (
    <ListState
      query={list}
      empty={<Empty title="No prices yet" hint="What you pay for an item stands here once you have ordered it." />}
    >
      <ul aria-label="Prices" className="divide-y divide-line">
        {items.map(({ name, paid, change }) => (
          <li key={paid[0]?.id} className="py-3">
            <div className="flex items-baseline justify-between gap-4">
              <p className="wrap-anywhere font-semibold">{name}</p>
              <p className="shrink-0 font-bold tabular-nums">
                {formatMoney(paid[0]?.unit_price ?? 0)}
                {change ? <Change by={change} /> : null}
              </p>
            </div>
            <ul className="mt-1 grid gap-0.5 text-soft text-sm">
              {paid.map((item) => (
                <li key={item.id} className="flex flex-wrap justify-between gap-x-4">
                  <span>
                    {item.order_date ? formatDay(item.order_date) : formatInstantDay(item.created_at, zone)}
                    {item.project && !item.project.deleted && (
                      <>
                        {', '}
                        <Link to={jobPath(item.project.job_number)} className="text-link underline underline-offset-2">
                          {item.project.job_name}
                        </Link>
                      </>
                    )}
                  </span>
                  <span className="tabular-nums">
                    {item.quantity.toLocaleString('en-AU')} x {formatMoney(item.unit_price)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </ListState>
  );
}

/** By how much it is dearer or cheaper than the time before. */
const Change = ({ by }: { by: number }) => (
  <span className={by > 0 ? 'ml-2 font-semibold text-bad text-sm' : 'ml-2 font-semibold text-good text-sm'}>
    {by > 0 ? 'up' : 'down'} {formatMoney(Math.abs(by))}
  </span>
);
