import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { strangerToPay } from './stranger.ts';

const RECORDS = [{ kind: 'client', id: '64b000000000000000000001', name: 'Karen Whitfield' }] as KnownRecord[];

describe('somebody named to pay who is not on file', () => {
  it.each([
    ['invoice Terry Nguyen 450 plus gst for a blocked drain', 'Terry Nguyen'],
    ['bill terry nguyen 450', 'terry nguyen'],
    ['quote bob lane for a laundry: labour 6 hours at 110', 'bob lane'],
    ['charge bev 80', 'bev'],
    ['invoice Ridge Plumbing for the callout', 'Ridge Plumbing'],
  ])('%s', (said, who) => expect(strangerToPay(said, RECORDS)).toBe(who));

  it.each([
    'invoice karen 450 for the drain',
    'invoice her 450',
    'bill it 450',
    'bill labour 450 for the tap',
    'quote a new kitchen for 4500',
    'quote 900 to paint the fence',
    'credit the tap 100',
    'send the quote to bob',
  ])('none in: %s', (said) => expect(strangerToPay(said, RECORDS)).toBeNull());
});
