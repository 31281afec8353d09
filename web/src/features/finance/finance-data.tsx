import { type FinanceRecord, financeRecords, getFinanceTotals } from '@smoko/contract';
import { HandCoins, HardHat, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AddButton } from '../../components/buttons/add-button.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { Page } from '../../components/layout/page.tsx';
import { ImportExportButtons } from '../../components/lists/import-export-buttons.tsx';
import { draftsBeside } from '../../components/records/drafts-beside.tsx';
import { FigureLine } from '../../components/records/figure-line.tsx';
import { GST_PAGE, useCountry } from '../../lib/country.ts';
import { formatMoney } from '../../lib/format.ts';
import { recordPath } from '../../lib/record-path.ts';
import { oneOf } from '../../lib/records/list-input.ts';
import { useEdited, useNewByAddress } from '../../lib/records/use-edited.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useLeave } from '../../lib/use-leave.ts';
import { BudgetChart } from './budget-chart.tsx';
import { FinanceList } from './finance-list.tsx';
import { MoneyByMonth } from './money-by-month.tsx';
import { ToPlaceLine } from './place/to-place-line.tsx';
import { ProjectBudgets } from './project-budgets.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { MADE_TYPES } from './words.ts';

/** The form for a new record, and what it is at first: an invoice, or as the address says. */
function useAddRecord() {
  const edited = useEdited<FinanceRecord>(financeRecords);
  const [type, setType] = useState<keyof typeof MADE_TYPES>('invoice');
  const add = (of: keyof typeof MADE_TYPES) => {
    setType(of);
    edited.add();
  };
  useNewByAddress((what) => add(oneOf(MADE_TYPES, what) || 'invoice'));
  return { edited, type, add };
}

const PATH = '/finance-data';

export function FinanceData() {
  const { leave } = useLeave();
  const { edited, type, add } = useAddRecord();
  return (
    <Page
      title="Finance Data & Details"
      actions={
        <>
          <MoneyPages />
          <ImportExportButtons path="finance-records" />
          <AddButton onClick={() => add('invoice')}>Add Record</AddButton>
        </>
      }
    >
      <Summary />
      <FinanceList onAdd={() => add('invoice')} />
      <ProjectBudgets />
      <MoneyByMonth />
      <BudgetChart />
      <EditedForm of={edited}>
        {(_, { onClose }) => <RecordDialog type={type} onClose={onClose} onDraft={({ id }) => leave(recordPath(id))} />}
      </EditedForm>
    </Page>
  );
}

/** Above the lists: what it shows is asked for before all that stands below. */
function Summary() {
  const totals = useFigures('finance_records', getFinanceTotals);
  const sums = totals.data;
  const money = (dollars: number | undefined) => (dollars === undefined ? undefined : formatMoney(dollars));
  return (
    <FigureLine
      label="Summary"
      query={totals}
      figures={[
        {
          label: 'Total Income',
          value: money(sums?.income),
          to: `${PATH}?type=payment&status=paid`,
          beside: <ToPlaceLine />,
        },
        { label: 'Total Expenses', value: money(sums?.expenses), to: `${PATH}?type=expense&status=paid` },
        {
          label: 'Net Profit',
          value: money(sums?.net_profit),
          to: '#money-by-month',
          tone: sums && (sums.net_profit >= 0 ? 'good' : 'bad'),
          beside: sums?.worth_includes_gst ? 'Received less paid, with GST' : 'Received less paid',
        },
        {
          label: 'Pending Invoices',
          value: money(sums?.pending_invoices),
          to: `${PATH}?type=invoice&status=pending&stage=issued`,
          note: sums?.overdue_invoices ? <Overdue total={sums.overdue_invoices} /> : null,
          beside: draftsBeside(sums?.drafts),
        },
        {
          label: 'Total Budget',
          value: money(sums?.total_budget),
          to: '#budgets',
          beside:
            sums && sums.total_worth !== sums.total_budget ? (
              <AtAgreedPrices total={sums.total_worth} gst={sums.worth_includes_gst} />
            ) : null,
        },
      ]}
    />
  );
}

const Overdue = ({ total }: { total: number }) => (
  <Link to={`${PATH}?type=invoice&status=overdue`} className="-my-1 inline-block py-1 underline underline-offset-2">
    plus {formatMoney(total)} overdue
  </Link>
);

/** Leads to the jobs, each with what was agreed. */
const AtAgreedPrices = ({ total, gst }: { total: number; gst: boolean }) => (
  <Link to="/jobs?status=all" className="-my-1 inline-block py-1 underline underline-offset-2">
    {formatMoney(total)}
    {gst && ' inc GST'} at agreed prices
  </Link>
);

/** The pages beside this one. */
function MoneyPages() {
  const country = useCountry();
  return (
    <>
      <Button size="sm" asChild>
        <Link to="/who-owes-you">
          <HandCoins aria-hidden className="size-5" />
          Who Owes You
        </Link>
      </Button>
      <Button size="sm" asChild>
        <Link to="/gst">
          <ReceiptText aria-hidden className="size-5" />
          {GST_PAGE[country]}
        </Link>
      </Button>
      {country === 'AU' && (
        <Button size="sm" asChild>
          <Link to="/tpar">
            <HardHat aria-hidden className="size-5" />
            TPAR
          </Link>
        </Button>
      )}
    </>
  );
}
