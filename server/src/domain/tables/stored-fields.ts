import { Schema } from 'mongoose';

/** Building blocks of the stored schemas. Empty is null, never missing, so that equality on null uses the index. */
export const text = { type: String, default: null } as const;
export const requiredText = { type: String, required: true } as const;
export const link = { type: Schema.Types.ObjectId, default: null } as const;
export const cents = { type: Number, default: null } as const;
export const requiredCents = { type: Number, required: true } as const;
