import type { KnownKind, KnownRecord } from '@smoko/agents';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import { type Found, type KnownTables, owned } from './tables.ts';

/** Of as many clients, of as many jobs. */
const OWNERS = 24;
const MONEY_OF_A_CLIENT = 8;

type MoneyTables = Pick<KnownTables, 'financeRecords' | 'quotes'>;

/** Finance records of the amounts that a text tells: an answer names one by its sum; what it is for need not be said. */
export async function ofSums(
  { financeRecords }: MoneyTables,
  call: Call,
  text: string,
  most: number,
): Promise<Found[]> {
  const sums = [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, sum = '']) =>
    Math.round(Number(sum.replaceAll(',', '')) * 100),
  );
  if (!sums.length) return [];
  const docs = await financeRecords.model
    .find({ ...owned(call), deleted_at: null, amount: { $in: [...new Set(sums)].slice(0, most) } })
    .sort({ created_at: -1 })
    .limit(most)
    .lean();
  return docs.map((doc) => ({ kind: 'finance', doc }));
}

/** What is asked for and not paid, and the quotes that are not answered or agreed to, of clients and jobs; latest first. */
export async function openMoneyOf(tables: MoneyTables, call: Call, known: readonly KnownRecord[]): Promise<Found[]> {
  const ids = (of: KnownKind) =>
    known.flatMap(({ kind, id }) => (kind === of ? [new Types.ObjectId(id)] : [])).slice(0, OWNERS);
  const ways = [{ client_id: { $in: ids('client') } }, { project_id: { $in: ids('job') } }].filter((way) =>
    Object.values(way).some(({ $in }) => $in.length),
  );
  const open: [KnownKind, Repository, Record<string, unknown>][] = [
    [
      'finance',
      tables.financeRecords,
      { type: 'invoice', stage: { $ne: 'void' }, status: { $in: ['pending', 'overdue'] } },
    ],
    ['quote', tables.quotes, { status: { $in: ['draft', 'sent', 'accepted'] } }],
  ];
  const found = await Promise.all(
    open.flatMap(([kind, table, state]) =>
      ways.map(async (way) => {
        const docs = await table.model
          .find({ ...owned(call), deleted_at: null, ...state, ...way })
          .sort({ created_at: -1 })
          .limit(MONEY_OF_A_CLIENT)
          .lean();
        return docs.map((doc) => ({ kind, doc }));
      }),
    ),
  );
  return found.flat();
}
