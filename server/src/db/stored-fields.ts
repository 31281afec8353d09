import type { UPLOAD_TYPES } from '@smoko/contract';
import { Schema, type Types } from 'mongoose';
import { field, type StoredField } from './row.ts';

/** Building blocks of the stored schemas. Empty is null, never missing, so that equality on null uses the index. */
export const text = field<string | null>({ type: String, default: null });
export const requiredText = field<string>({ type: String, required: true });
/** A text that is there, though it may have no letters. */
export const anyText = field<string>({ type: String, default: '' });
export const link = field<Types.ObjectId | null>({ type: Schema.Types.ObjectId, default: null });
export const requiredLink = field<Types.ObjectId>({ type: Schema.Types.ObjectId, required: true });
export const cents = field<number | null>({ type: Number, default: null });
export const requiredCents = field<number>({ type: Number, required: true });
export const number = field<number | null>({ type: Number, default: null });
export const requiredNumber = field<number>({ type: Number, required: true });
/** How often; none yet. */
export const count = field<number>({ type: Number, default: 0 });
export const maybeNumber = field<number | undefined>({ type: Number });
export const maybeText = field<string | undefined>({ type: String });
export const moment = field<Date | null>({ type: Date, default: null });
export const requiredMoment = field<Date>({ type: Date, required: true });
export const maybeFlag = field<boolean | undefined>({ type: Boolean });
export const requiredFlag = field<boolean>({ type: Boolean, required: true });
export const requiredFlagOff = field<boolean>({ type: Boolean, default: false, required: true });
export const flagOn = field<boolean>({ type: Boolean, default: true });
export const flagOff = field<boolean>({ type: Boolean, default: false });
export const texts = field<string[]>({ type: [String], default: [] });

export const links = field<Types.ObjectId[]>({ type: [Schema.Types.ObjectId], default: [] });

/** Lines with prices, of a quote or an invoice. Cents. */
export interface PricedLine {
  description: string;
  quantity: number;
  unit: string | null;
  unit_price: number;
  total: number;
}
export const pricedLines = field<PricedLine[]>({
  type: [{ _id: false, description: String, quantity: Number, unit: String, unit_price: Number, total: Number }],
  default: [],
});

/** Of a record that is a file (http/uploads). */
export const uploadedFile = {
  name: requiredText,
  file_type: field<(typeof UPLOAD_TYPES)[number]>({ type: String, required: true }),
  file_size: requiredNumber,
  file_path: requiredText,
} as const;

/** Fields of a record as the API takes them. */
export const apiFields = field<Record<string, unknown>>({ type: Schema.Types.Mixed, default: {} });

/** One of a list of the contract's, which checks it on the way in. */
export const oneOf = <const V extends string>(_values: readonly V[]): StoredField<V> =>
  field({ type: String, required: true });
export const oneOfOrNone = <const V extends string>(_values: readonly V[]): StoredField<V | null> =>
  field({ type: String, default: null });

export const shapedText = <T extends string>(): StoredField<T> => field({ type: String, required: true });

/** A value of a shape that its own code keeps to; Mongoose stores it as it comes. */
export const shaped = <T>(): StoredField<T> => field({ type: Schema.Types.Mixed, required: true });
export const shapedOrNone = <T>(): StoredField<T | null> => field({ type: Schema.Types.Mixed, default: null });
export const listOf = <T>(): StoredField<T[]> => field({ type: [Schema.Types.Mixed], default: [] });

/** A field that came later: records from before it have nothing there, which is read as it was then. */
export const later = <T>(stored: StoredField<T>): StoredField<T | undefined> => stored;
