import { AppError, assertFirst, assertNext, changedMeanwhile } from '@smoko/contract';
import { isDuplicateKey } from './duplicate-key.ts';
import type { Fields } from './repository.ts';
import type { RepositoryOptions } from './repository-options.ts';
import type { AnyRow } from './row.ts';
import { wordStarts } from './search-words.ts';
import type { WriteCall } from './write-call.ts';

/** What a write of one table has to meet, and the fields that follow from those written. */
export interface WriteRules {
  /** Throws AppError where a record of these fields may not be made. */
  assertNew(call: WriteCall, fields: Fields): Promise<void>;
  /** Throws AppError where these fields may not be changed in it. */
  assertChange(call: WriteCall, before: AnyRow, fields: Fields): Promise<void>;
  derived(fields: Fields): Fields;
  /** The refusal of a unique index in words for people; any other error as it is. */
  explained(error: unknown, fields: Fields): unknown;
}

type Options = Pick<RepositoryOptions<AnyRow>, 'noun' | 'rules' | 'duplicates' | 'statuses' | 'check' | 'derive'>;

export function createWriteRules({ noun, rules, duplicates = {}, statuses, check, derive }: Options): WriteRules {
  return {
    async assertNew(call, fields) {
      if (statuses) assertFirst(statuses, String(fields.status));
      await check?.(call, fields, null);
    },

    async assertChange(call, before, fields) {
      if (statuses && fields.status !== undefined) assertNext(statuses, String(before.status), String(fields.status));
      await check?.(call, { ...before, ...fields }, before);
    },

    derived: (fields) => ({
      ...(rules.search.length ? { words: wordStarts(rules.search.map((name) => fields[name])) } : {}),
      ...derive?.(fields),
    }),

    explained(error, fields) {
      if (!isDuplicateKey(error)) return error;
      const name = Object.keys(error.keyPattern ?? {}).at(-1) ?? '';
      const message = duplicates[name]?.(fields) ?? `Another ${noun} already has that ${name.replaceAll('_', ' ')}.`;
      return new AppError('duplicate', message, { errors: [{ path: name, message }], cause: error });
    },
  };
}

export const noLongerAsRead = (noun: string) =>
  changedMeanwhile(`That ${noun} was changed meanwhile. Have a look at it as it is now, then try again.`);

/** Marks a record with the idempotency key of the call that writes it. */
export const appliedKey = ({ key }: WriteCall) => (key ? { applied_key: key } : {});
