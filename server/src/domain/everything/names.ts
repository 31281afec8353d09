import { idFromKey } from '../call.ts';
import { importedRecordId } from '../imports/imported-record-id.ts';
import type { Names } from './exact-json.ts';

/** What the owner is called in a copy, whoever it is. */
export const NOBODY = '0'.repeat(24);
/** Of accounts that nothing was brought back into: their ids stand in a copy as they are. */
export const NO_MASK = '0'.repeat(NOBODY.length);

const TOKEN = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g;

/** The same id seen from the other side; twice, it is the id again. */
function masked(id: string, mask: string): string {
  const of = Buffer.from(mask, 'hex');
  return Buffer.from(Buffer.from(id, 'hex').map((byte, place) => byte ^ (of[place] ?? 0))).toString('hex');
}

/** A record whose id follows from its owner and what it says, so that it is found without being looked for. */
export type Derived =
  | { kind: 'correspondence' | 'opt_outs'; id: string; channel: string; address: string }
  | { kind: 'imports'; id: string; lines: readonly number[] };

interface Sides {
  /** The owner on this side and on the other one. */
  from: string;
  to: string;
  /** 24 hexadecimal digits. */
  mask: string;
  /** Every id of a record on this side: texts may name these. */
  known: ReadonlySet<string>;
  derived: readonly Derived[];
}

const DERIVED_ID = {
  correspondence: (owner: string, channel: string, address: string) => idFromKey(`${owner}:${channel}:${address}`),
  opt_outs: (owner: string, channel: string, address: string) => idFromKey(`opt-out:${owner}:${channel}:${address}`),
};

/**
 * How ids of one side are called on the other: an account's, and a copy's, in either direction. Every id gets another name,
 * also one that is no record's, so nothing in a copy can name a record that was here before. Ids that follow from the
 * owner follow from the other owner then.
 */
export function createNames({ from, to, mask, known, derived }: Sides): Names {
  const special = new Map<string, string>([[from, to]]);
  for (const one of derived) {
    if (one.kind === 'imports') {
      const there = masked(one.id, mask);
      for (const line of one.lines)
        special.set(
          importedRecordId(from, one.id, line).toHexString(),
          importedRecordId(to, there, line).toHexString(),
        );
    } else if (DERIVED_ID[one.kind](from, one.channel, one.address).toHexString() === one.id) {
      special.set(one.id, DERIVED_ID[one.kind](to, one.channel, one.address).toHexString());
    }
  }
  const id = (hex: string): string => special.get(hex) ?? masked(hex, mask);
  return {
    id,
    text: (text) =>
      text.length < from.length
        ? text
        : text.replace(TOKEN, (token) => (token === from || known.has(token) ? id(token) : token)),
  };
}
