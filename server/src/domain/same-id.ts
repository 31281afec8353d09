import type { Types } from 'mongoose';

type Id = Types.ObjectId | string | null | undefined;

/** Whether two name the same record, as the wire says ids or as they are stored; none is the same as none. */
export const sameId = (a: Id, b: Id): boolean => (a?.toString() ?? null) === (b?.toString() ?? null);
