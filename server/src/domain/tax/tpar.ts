import {
  abnChecksumOk,
  type DomainOutput,
  getTpar,
  listTparRecords,
  TPAR_CONTRACTORS,
  type TparLack,
  type TparNote,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { findPage } from '../../db/paging.ts';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { dollars } from '../money.ts';
import type { SupplierRow } from '../suppliers/schema.ts';
import { contractorsOf, expensesOf, GST_IN, type TparSource } from './tpar-entries.ts';
import { type TparYear, tparYear } from './tpar-year.ts';

interface Stores {
  financeRecords: Repository<FinanceRow>;
  suppliers: Repository<SupplierRow>;
}
/** Cents. */
interface Paid {
  gross: number;
  gst: number;
  count: number;
}
type Contractor = DomainOutput<typeof getTpar>['contractors'][number];
const NOTHING: Paid = { gross: 0, gst: 0, count: 0 };
const SUMS = { gross: { $sum: '$amount' }, gst: { $sum: GST_IN }, count: { $sum: 1 } };
/** Smoko records no tax that was withheld. */
const WITHHELD = { tax_withheld: 0 };

/** The Taxable payments annual report (decision 50): sums of the database over an index, whatever there is on file. */
export function tparImplementation({ financeRecords, suppliers }: Stores): Implementation {
  const { model } = financeRecords;

  return implement(getTpar, async (call, asked) => {
    const time = tparYear(call, asked.year);
    const contractors = await contractorsOf(call, suppliers);
    const sumOf = async (of: TparSource): Promise<Paid> => {
      const [sum] = await model.aggregate<Paid>([
        { $match: expensesOf(call, time, contractors, of) },
        { $group: { _id: null, ...SUMS } },
      ]);
      return sum ?? NOTHING;
    };
    const [groups, total, no_supplier, gst_not_said, materials_only] = await Promise.all([
      model.aggregate<Paid & { _id: Types.ObjectId }>([
        { $match: expensesOf(call, time, contractors, 'reported') },
        { $group: { _id: '$supplier_id', ...SUMS } },
        { $sort: { gross: -1, _id: 1 } },
        { $limit: TPAR_CONTRACTORS },
      ]),
      sumOf('reported'),
      sumOf('no_supplier'),
      sumOf('gst_not_said'),
      sumOf('materials_only'),
    ]);
    const lines = await named(call, groups);
    const counted = lines.reduce((count, one) => count + one.count, 0);
    return {
      ...time,
      total: { gross: total.gross, gst: total.gst, count: total.count, ...WITHHELD },
      contractors: lines,
      more_contractors: counted === total.count ? 0 : await moreThan(call, time, contractors),
      notes: notesOf({ no_supplier, gst_not_said, materials_only }),
    };
  });

  async function named(call: Call, groups: readonly (Paid & { _id: Types.ObjectId })[]): Promise<Contractor[]> {
    const known = await suppliers.byIds(
      call,
      groups.map(({ _id }) => _id),
    );
    const lines = groups.map(({ _id, ...paid }) => {
      const {
        name = null,
        abn = null,
        address = null,
        phone = null,
        email = null,
      } = known.get(_id.toHexString()) ?? {};
      const lacks: TparLack[] = [
        ...(abn ? (abnChecksumOk(abn) ? [] : (['abn_wrong'] as const)) : (['abn'] as const)),
        ...(address?.trim() ? [] : (['address'] as const)),
      ];
      return { supplier_id: _id.toHexString(), name, abn, address, phone, email, ...paid, ...WITHHELD, lacks };
    });
    return lines.sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en-AU'));
  }

  async function moreThan(call: Call, time: TparYear, contractors: readonly Types.ObjectId[]): Promise<number> {
    const [all] = await model.aggregate<{ count: number }>([
      { $match: expensesOf(call, time, contractors, 'reported') },
      { $group: { _id: '$supplier_id' } },
      { $count: 'count' },
    ]);
    return (all?.count ?? 0) - TPAR_CONTRACTORS;
  }
}

const WORDS: Record<TparNote, (found: Paid, one: boolean) => string> = {
  no_supplier: ({ gross }, one) =>
    `${dollars(gross)} for labour without a supplier: not reported until ${one ? 'it says' : 'they say'} who was paid.`,
  gst_not_said: ({ gross }, one) =>
    `${dollars(gross)} in the report, and nobody said whether GST is in ${one ? 'it' : 'them'}: counted with none.`,
  materials_only: ({ gross }) => `${dollars(gross)} paid to contractors for materials only: left out.`,
};

function notesOf(found: Record<TparNote, Paid>) {
  return (['no_supplier', 'gst_not_said', 'materials_only'] as const).flatMap((code) => {
    const { count, gross } = found[code];
    const words = `${count} ${count === 1 ? 'expense' : 'expenses'}, ${WORDS[code](found[code], count === 1)}`;
    return count ? [{ code, count, amount: gross, text: words }] : [];
  });
}

/** The expenses behind a figure, in the order they were paid. */
export function tparRecordsImplementation({ financeRecords, suppliers }: Stores): Implementation {
  return implement(listTparRecords, async (call, { year, supplier_id, of, limit, cursor }) => {
    const time = tparYear(call, year);
    const supplier = supplier_id === undefined ? null : new Types.ObjectId(supplier_id);
    const fits = expensesOf(call, time, await contractorsOf(call, suppliers), of, supplier);
    const { docs, next } = await findPage(financeRecords.model, fits, { limit, cursor, sort: 'paid_date' });
    const names = await suppliers.byIds(
      call,
      docs.map((one) => one.supplier_id),
    );
    const data = docs.map((one) => ({
      id: one._id.toHexString(),
      day: one.paid_date ?? '',
      supplier_id: one.supplier_id?.toHexString() ?? null,
      name: names.get(one.supplier_id?.toHexString() ?? '')?.name ?? null,
      number: one.supplier_invoice_number ?? null,
      description: one.description,
      amount: one.amount,
      gst: one.gst ?? null,
      paid_for: one.paid_for ?? null,
    }));
    return { data, next_cursor: next };
  });
}
