import type { LineTax, UPLOAD_TYPES } from '@smoko/contract';
import { Schema, type Types } from 'mongoose';
import { field, type StoredField } from './row.ts';

/** Field types for the stored schemas. An empty value is stored as null, never left out, so that a filter on null uses the index. */
export const text = field<string | null>({ type: String, default: null });
export const requiredText = field<string>({ type: String, required: true });
/** A text that is never null, but may be empty. */
export const anyText = field<string>({ type: String, default: '' });
export const link = field<Types.ObjectId | null>({ type: Schema.Types.ObjectId, default: null });
export const requiredLink = field<Types.ObjectId>({ type: Schema.Types.ObjectId, required: true });
export const cents = field<number | null>({ type: Number, default: null });
export const requiredCents = field<number>({ type: Number, required: true });
export const number = field<number | null>({ type: Number, default: null });
export const requiredNumber = field<number>({ type: Number, required: true });
/** A counter that starts at 0. */
export const count = field<number>({ type: Number, default: 0 });
export const maybeNumber = field<number | undefined>({ type: Number });
export const maybeText = field<string | undefined>({ type: String });
export const moment = field<Date | null>({ type: Date, default: null });
export const requiredMoment = field<Date>({ type: Date, required: true });
export const maybeFlag = field<boolean | undefined>({ type: Boolean });
export const requiredFlag = field<boolean>({ type: Boolean, required: true });
/** true, or null where it is not so: only what is so is looked for. */
export const yesOrNull = field<true | null>({ type: Boolean, default: null });
export const requiredFlagOff = field<boolean>({ type: Boolean, default: false, required: true });
export const flagOn = field<boolean>({ type: Boolean, default: true });
export const flagOff = field<boolean>({ type: Boolean, default: false });
export const texts = field<string[]>({ type: [String], default: [] });

export const links = field<Types.ObjectId[]>({ type: [Schema.Types.ObjectId], default: [] });

/** A line of a quote or an invoice. Prices are in cents. */
export interface PricedLine {
  description: string;
  quantity: number;
  unit: string | null;
  unit_price: number;
  /** Only where there is no GST on it, and where something is taken off: lines from before there was either lack both. */
  tax?: LineTax | undefined;
  discount_percent?: number | undefined;
  total: number;
}
const PRICED_LINE = {
  _id: false,
  description: String,
  quantity: Number,
  unit: String,
  unit_price: Number,
  tax: String,
  discount_percent: Number,
  total: Number,
} as const;
export const pricedLines = field<PricedLine[]>({ type: [PRICED_LINE], default: [] });

/** A line of a quote, which its client may be free to leave out or choose. Those from before there were any such lack what says so. */
export interface OfferedLine extends PricedLine {
  optional?: boolean;
  choice?: string | null;
  taken?: boolean;
}
export const offeredLines = field<OfferedLine[]>({
  type: [{ ...PRICED_LINE, optional: Boolean, choice: String, taken: Boolean }],
  default: [],
});

/** The fields of a record that is an uploaded file (http/uploads). */
export const uploadedFile = {
  name: requiredText,
  file_type: field<(typeof UPLOAD_TYPES)[number]>({ type: String, required: true }),
  file_size: requiredNumber,
  file_path: requiredText,
} as const;

/** A record's fields in the form the API accepts them. */
export const apiFields = field<Record<string, unknown>>({ type: Schema.Types.Mixed, default: {} });

/** One of these values. Mongoose does not check it: the contract validates input. */
export const oneOf = <const V extends string>(_values: readonly V[]): StoredField<V> =>
  field({ type: String, required: true });
export const oneOfOrNone = <const V extends string>(_values: readonly V[]): StoredField<V | null> =>
  field({ type: String, default: null });

export const shapedText = <T extends string>(): StoredField<T> => field({ type: String, required: true });

/** A value of type T. Mongoose stores it unchecked: the code that writes it has to keep to the type. */
export const shaped = <T>(): StoredField<T> => field({ type: Schema.Types.Mixed, required: true });
export const shapedOrNone = <T>(): StoredField<T | null> => field({ type: Schema.Types.Mixed, default: null });
export const listOf = <T>(): StoredField<T[]> => field({ type: [Schema.Types.Mixed], default: [] });

/** A field that was added when there were records already: older records lack it, and readers have to expect that. */
export const later = <T>(stored: StoredField<T>): StoredField<T | undefined> =>
  // older-rows.test.ts takes it out of a record and reads that
  field<T | undefined>({ ...stored, later: true });
