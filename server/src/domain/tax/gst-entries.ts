import { FINANCE_STATUSES, financeRecords, type GstBasis } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Call } from '../call.ts';
import { startOf } from '../clock.ts';
import { ISSUED } from '../finance-records/stages.ts';
import { liveOf } from '../stats/sum-by.ts';

export interface Time {
  from: string;
  to: string;
  basis: GstBasis;
}

/** What of a record counts on a day, as the database works it out. Cents; below zero for what is taken off. */
export interface GstEntry {
  record_id: Types.ObjectId;
  day: string;
  amount: number;
  gst: number | null;
  /** Of the record that the GST was worked out of: whether all of it is taxed is seen from them. */
  of_amount: number;
  of_gst: number | null;
  /** The invoice that is paid. */
  invoice_id: Types.ObjectId | null;
}

type Stages = readonly object[];

/** Sales. By money: what came in for invoices and went off again. By papers: invoices less credit notes. */
export const salesOf = (call: Call, time: Time): Stages => (time.basis === 'cash' ? moneyIn : papersOut)(call, time);

function moneyIn(call: Call, { from, to }: Time): Stages {
  const days = { $gte: from, $lte: to };
  return [
    { $match: { ...liveOf(call), ...ISSUED, received: { $elemMatch: { day: days } } } },
    { $unwind: '$received' },
    {
      $match: {
        'received.day': days,
        // a credit note of what has no GST takes off no money, and leaves more GST in what came in
        $or: [{ 'received.amount': { $ne: 0 } }, { 'received.gst': { $nin: [0, null] } }],
      },
    },
    {
      $project: {
        _id: 0,
        record_id: { $ifNull: ['$received.record_id', '$_id'] },
        day: '$received.day',
        amount: '$received.amount',
        gst: '$received.gst',
        of_amount: '$amount',
        of_gst: '$gst',
        invoice_id: '$_id',
      },
    },
  ];
}

function papersOut(call: Call, { from, to }: Time): Stages {
  const signed = (field: string) => ({
    $cond: [{ $eq: ['$type', 'credit_note'] }, { $multiply: [-1, field] }, field],
  });
  return [
    {
      $match: {
        ...liveOf(call),
        issued_on: { $gte: from, $lte: to },
        $or: [ISSUED, { type: 'credit_note' }],
      },
    },
    entry({ day: '$issued_on', amount: signed('$amount'), gst: signed('$gst') }, OF_ITS_INVOICE),
  ];
}
/** A credit note is taxed as a whole or in part as its invoice is, as where its money counts; older ones by themselves. */
const OF_ITS_INVOICE = {
  of_amount: { $ifNull: ['$credited_amount', '$amount'] },
  of_gst: { $cond: [{ $gt: ['$credited_amount', null] }, '$credited_gst', '$gst'] },
};

/**
 * Expenses. By money: when they were paid. By papers: on the day they were due, or paid where that was earlier; one with
 * neither on the day it was put on file.
 */
export function purchasesOf(call: Call, time: Time): Stages {
  const { from, to, basis } = time;
  const days = { $gte: from, $lte: to };
  const expense = { ...liveOf(call), type: 'expense' };
  const counted = { amount: '$amount', gst: '$gst' };
  if (basis === 'cash')
    return [{ $match: { ...expense, status: 'paid', paid_date: days } }, entry({ day: '$paid_date', ...counted })];
  const { timeZone } = call.actor.business;
  const made = { $gte: startOf(from, timeZone), $lt: startOf(to, timeZone, 1) };
  const onFile = { $dateToString: { date: '$created_at', format: '%Y-%m-%d', timezone: timeZone } };
  // each of the three is read over an index of its own; those of a day have the status before it
  const dated = { ...expense, status: { $in: FINANCE_STATUSES } };
  const earlier = {
    $cond: [{ $lt: ['$paid_date', { $ifNull: ['$due_date', '$paid_date'] }] }, '$paid_date', '$due_date'],
  };
  const paid = [
    { $match: { ...dated, paid_date: days, $or: [{ due_date: null }, { due_date: { $gte: from } }] } },
    entry({ day: { $ifNull: [earlier, '$paid_date'] }, ...counted }),
  ];
  const due = [
    { $match: { ...dated, due_date: days, $or: [{ paid_date: null }, { paid_date: { $gt: to } }] } },
    entry({ day: '$due_date', ...counted }),
  ];
  const undated = [
    { $match: { ...expense, paid_date: null, due_date: null, created_at: made } },
    entry({ day: onFile, ...counted }),
  ];
  return [
    ...paid,
    { $unionWith: { coll: FINANCE, pipeline: due } },
    { $unionWith: { coll: FINANCE, pipeline: undated } },
  ];
}

const OF_ITSELF = { of_amount: '$amount', of_gst: '$gst' };
const entry = (fields: Record<'day' | 'amount' | 'gst', unknown>, of: object = OF_ITSELF) => ({
  $project: { _id: 0, record_id: '$_id', ...fields, ...of, invoice_id: null },
});

/**
 * Payments of the time that pay no invoice by its end, or not with all of them. What a credit note set free later was counted
 * in the time, and what was used again later was not.
 */
export function unusedPayments(call: Call, { from, to }: Time): Stages {
  const live = liveOf(call);
  const part = (record_id: string, amount: unknown) => ({ $project: { _id: 0, record_id, amount } });
  const freed = [
    { $match: { ...live, type: 'credit_note', issued_on: { $gt: to } } },
    { $unwind: '$freed' },
    part('$freed.payment_id', { $multiply: [-1, '$freed.amount'] }),
  ];
  const usedAgain = [
    { $match: { ...live, ...ISSUED, 'received.day': { $gt: to } } },
    { $unwind: '$received' },
    { $match: { 'received.day': { $gt: to }, 'received.amount': { $gt: 0 } } },
    part('$received.record_id', '$received.amount'),
  ];
  return [
    {
      $match: {
        ...live,
        type: 'payment',
        status: 'paid',
        paid_date: { $gte: from, $lte: to },
        unallocated: { $gt: 0 },
      },
    },
    { $project: { _id: 0, record_id: '$_id', day: '$paid_date', amount: '$unallocated', of_amount: '$amount' } },
    { $unionWith: { coll: FINANCE, pipeline: freed } },
    { $unionWith: { coll: FINANCE, pipeline: usedAgain } },
    {
      $group: {
        _id: '$record_id',
        day: { $max: '$day' },
        amount: { $sum: '$amount' },
        of_amount: { $max: '$of_amount' },
      },
    },
    // of the others no payment is of the time
    { $match: { day: { $gte: from }, amount: { $gt: 0 } } },
    {
      $project: {
        _id: 0,
        record_id: '$_id',
        day: '$day',
        amount: '$amount',
        gst: null,
        of_amount: '$of_amount',
        of_gst: null,
        invoice_id: null,
      },
    },
  ];
}
const FINANCE = financeRecords.table;

/** What was paid before the time for invoices that went out in it. */
export const paidEarlier = (call: Call, { from, to }: Time): Stages => [
  { $match: { ...liveOf(call), ...ISSUED, issued_on: { $gte: from, $lte: to }, gst: { $gt: 0 } } },
  { $unwind: '$received' },
  { $match: { 'received.day': { $lt: from }, 'received.amount': { $gt: 0 } } },
  {
    $project: {
      _id: 0,
      record_id: { $ifNull: ['$received.record_id', '$_id'] },
      day: '$received.day',
      amount: '$received.amount',
      gst: '$received.gst',
      of_amount: '$amount',
      of_gst: '$gst',
      invoice_id: '$_id',
    },
  },
];
