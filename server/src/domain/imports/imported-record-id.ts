import type { Types } from 'mongoose';
import { firstId } from '../call.ts';

/** Of the call that makes the record of a line; the record's id follows from it. */
export const importKey = (importId: string, line: number): string => `import ${importId} ${line}`;

/** The id of the record that a line of an import made. */
export const importedRecordId = (userId: string, importId: string, line: number): Types.ObjectId =>
  firstId(userId, importKey(importId, line));
