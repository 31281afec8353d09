import { getMoneyByMonth } from '@smoko/contract';
import { Chart } from '../../components/chart/chart.tsx';
import { formatMoney, formatMonth } from '../../lib/format.ts';
import { useFigures } from '../../lib/records/use-figures.ts';

const SERIES = [
  { key: 'money_in', label: 'Money in' },
  { key: 'money_out', label: 'Money out' },
];

const pathOf = (type: 'payment' | 'expense', month: string): string =>
  `/finance-data?type=${type}&status=paid&month=${month}`;

/** Paid payments and paid expenses, month by month. */
export function MoneyByMonth() {
  const query = useFigures('finance_records', getMoneyByMonth);
  return (
    <Chart
      id="money-by-month"
      title="Money In and Out by Month"
      none="Nothing was paid in the last twelve months."
      of="Month"
      query={query}
      rows={(query.data?.months ?? []).map(({ month, ...values }) => ({
        label: formatMonth(month),
        values,
        to: { money_in: pathOf('payment', month), money_out: pathOf('expense', month) },
      }))}
      series={SERIES}
      format={formatMoney}
      unit="$"
    />
  );
}
