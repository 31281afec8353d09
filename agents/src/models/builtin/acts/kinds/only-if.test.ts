import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { onlyIf } from './only-if.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'sam', name: 'Sam Okafor' },
  { kind: 'job', id: 'fence', name: 'Pool fence', number: '1007', client: 'Sam Okafor', status: 'pending' },
];
const nothing = (message: string) => {
  const [act] = acts(message, FILE) as unknown[][];
  return act?.[0] ?? act;
};

describe('what may come to be done', () => {
  it.each([
    'if it buckets down tuesday ill have to shift sam again',
    'if the posts dont turn up we might have to push okafor back',
    'she reckons her nephew coulda done it for 3 grand cash haha',
    'sam said he could have got it for 500 at bunnings',
  ])('changes nothing: %s', (message) => expect(JSON.stringify(nothing(message))).not.toMatch(/update_|create_/));

  it.each([
    'if sam rings tell him friday',
    'if it rains tuesday move sam to friday',
    "sam's done, bill him 500",
    'if sam okafor pays his invoice ill need to order the posts so remind me',
  ])('is something else: %s', (message) => expect(onlyIf({ text: message } as never)).toBeNull());
});
