import type { Model } from 'mongoose';
import type { RowModel } from '../db/row-model.ts';

/** All that Mongoose and the driver can do with a table, for tests that must get at what the code itself may not. */
export const mongooseModel = ({ db, modelName }: Pick<RowModel<unknown>, 'db' | 'modelName'>): Model<object> =>
  db.model<object>(modelName);
