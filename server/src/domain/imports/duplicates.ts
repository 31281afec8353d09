import type { ImportTable } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';

/** What tells records apart, in words for a note; any one in common makes a duplicate. */
const MARKS: Record<ImportTable, Record<string, string>> = {
  clients: { email: 'email', phone: 'phone', name: 'name' },
  suppliers: { email: 'email', phone: 'phone', name: 'name' },
  projects: { job_number: 'job number' },
};
const LOCAL = 9;

/** `0491 570 156` and `+61 491 570 156` are one phone, `DAVE` and `Dave` one name. */
const mark = (field: string, value: unknown): string | null => {
  const text = String(value ?? '')
    .trim()
    .toLowerCase();
  if (field !== 'phone') return text ? `${field} ${text.replace(/\s+/g, ' ')}` : null;
  const digits = text.replace(/\D/g, '');
  return digits ? `phone ${digits.slice(-LOCAL).padStart(LOCAL, '0')}` : null;
};

export interface Known {
  /** What the row doubles, in words; null where it is new. Remembers the row for those after it. */
  doubles(fields: Fields, line: number): string | null;
}

/** Everything on file that a row may double. Jobs that were deleted keep their number, so they count too. */
export async function knownRecords(call: Call, table: ImportTable, repository: Repository): Promise<Known> {
  const names = MARKS[table];
  const seen = new Map<string, string>();
  const owner = { user_id: new Types.ObjectId(call.actor.userId) };
  const filter = table === 'projects' ? owner : { ...owner, deleted_at: null };
  const all = repository.model.find(filter, Object.fromEntries(Object.keys(names).map((name) => [name, 1])));
  for await (const doc of all.lean().cursor()) {
    for (const field of Object.keys(names)) {
      const key = mark(field, doc[field]);
      if (key) seen.set(key, 'on file already');
    }
  }
  return {
    doubles(fields, line) {
      const marks = Object.keys(names).flatMap((field) => {
        const key = mark(field, fields[field]);
        return key ? [{ field, key }] : [];
      });
      const hit = marks.find(({ key }) => seen.has(key));
      for (const { key } of marks) if (!seen.has(key)) seen.set(key, `the same as in line ${line}`);
      return hit ? `This ${names[hit.field]} is ${seen.get(hit.key)}.` : null;
    },
  };
}
