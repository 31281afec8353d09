import {
  financeRecords,
  getSupplierTimeline,
  messageHistory,
  type ProcurementItem,
  pricesByItem,
  procurementItems,
  type Supplier,
} from '@smoko/contract';
import { TIMELINE } from '../command-kinds/timeline.ts';
import { finance } from '../tables/finance.ts';
import { MESSAGES } from '../tables/messages.ts';
import { procurement } from '../tables/procurement.ts';
import { suppliers } from '../tables/suppliers.ts';
import { formatMoney, formatShortDay, formatShortMoment } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';
import type { Column } from '../term/table.ts';
import { listSection, pageCommand, quoted, readList, type Section, without } from './page.ts';

const ofSupplier = ({ id }: Supplier) => ({ supplier_id: id });
const called = ({ name }: Supplier) => quoted(name);

type Prices = ReturnType<typeof pricesByItem<ProcurementItem>>;
const changeText = ({ change }: Prices[number]): string =>
  change ? `${change > 0 ? 'up' : 'down'} ${formatMoney(Math.abs(change))}` : '';
const lastDay = ({ paid: [last] }: Prices[number]): string =>
  last ? (last.order_date ? formatShortDay(last.order_date) : formatShortMoment(last.created_at)) : '';

const PRICES: Column<Prices[number]>[] = [
  { title: 'Item', value: ({ name }) => name, shrinkTo: 14 },
  { title: 'Price', value: ({ paid: [last] }) => formatMoney(last?.unit_price ?? null), align: 'right' },
  { title: 'Since before', value: changeText, align: 'right', dropOrder: 2 },
  { title: 'Last', value: lastDay, dropOrder: 1 },
  { title: 'Orders', value: ({ paid }) => String(paid.length), align: 'right', dropOrder: 3 },
];

/** What was paid for each item: of all its orders, as what is compared may stand on any page of them. */
const prices: Section<Supplier> = {
  name: 'prices',
  title: 'Prices',
  async read(session, supplier) {
    const list = { ...ofSupplier(supplier), sort: 'item_name' };
    const orders = await readList<ProcurementItem>(session, procurementItems.operations.list, list, true);
    const data = pricesByItem(orders.data);
    return {
      content: { data },
      print(context) {
        if (data.length > 0) printTable(context, PRICES, data);
        return data.length > 0;
      },
    };
  },
};

/** `smoko suppliers page Reece` */
export const supplierPage = pageCommand(
  suppliers,
  [
    listSection({
      name: 'orders',
      title: 'Orders',
      operation: procurementItems.operations.list,
      input: ofSupplier,
      columns: without(procurement.columns, 'Supplier'),
      rest: (supplier) => `smoko procurement list --supplier ${called(supplier)}`,
    }),
    prices,
    listSection({
      name: 'bills',
      title: 'Bills and expenses',
      operation: financeRecords.operations.list,
      input: ofSupplier,
      columns: finance.columns,
      rest: (supplier) => `smoko finance list --supplier ${called(supplier)}`,
    }),
    listSection({
      name: 'messages',
      title: 'Messages',
      operation: messageHistory,
      input: ofSupplier,
      columns: MESSAGES,
      rest: (supplier) => `smoko correspondence history --supplier ${called(supplier)}`,
    }),
    listSection({
      name: 'history',
      title: 'History',
      operation: getSupplierTimeline,
      input: ({ id }) => ({ id }),
      columns: TIMELINE,
      rest: (supplier) => `smoko suppliers timeline ${called(supplier)}`,
    }),
  ],
  '"Harbour Timber"',
  'orders,prices',
);
