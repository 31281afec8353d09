import { describe, expect, it } from 'vitest';
import { fromNobody, storyKept, uncounted } from './half-read.ts';

describe('a payment from nobody', () => {
  it.each([
    [{ type: 'payment', amount: 3795, description: 'Alistiars deposit' }, true],
    [{ type: 'payment', amount: 3795, client: 'Alistair Gunn' }, false],
    [{ type: 'payment', amount: 3795, job: '55' }, false],
    [{ type: 'payment', amount: 3795, invoice: 'INV-0004' }, false],
    [{ type: 'expense', amount: 3795 }, false],
    [{ type: 'payment', amount: 90, supplier: 'Reece' }, false],
    [{ type: 'payment', amount: 90, quote: 'Q-0003' }, false],
    [{ type: 'invoice', amount: 90 }, false],
  ])('%o: %s', (args, doubted) => expect(fromNobody('create_finance_record', args)).toBe(doubted));
});

describe('several without a count', () => {
  it.each([
    [{ item_name: 'Sheets of form ply' }, 1],
    [{ item_name: 'Sheets of form ply', quantity: 2 }, 0],
    [{ item_name: 'Form ply' }, 0],
    [{ item_name: 'Sheet of form ply' }, 0],
    [{ item_name: 'Bags of lime' }, 1],
    [{ item_name: 'Boxes of screws', quantity: 1 }, 0],
    [{ item_name: 'Bag of lime' }, 0],
    [{ item_name: 'Set of keys' }, 0],
    [{ item_name: 'Box for the meter' }, 0],
    [{ item_name: 'Sheets, form ply' }, 0],
  ])('%o: %i', (args, found) => expect(uncounted('create_procurement_item', args)).toHaveLength(found));
});

describe('a story about to be kept on a job', () => {
  it.each([
    'Now she reckons the old cylinder is still there',
    'Tonis changed her mind again',
    'She reckons the tap drips',
    'Put the gate back to the day it was',
  ])('is doubted: %s', (description) => expect(storyKept('update_job', { description }, description)).toHaveLength(1));

  it.each([
    'Gate code 4471, the dog bites',
    'Access by the side gate now',
    'Ron will need the trailer',
    'Put the key back under the pot',
    'Put the fence back up after',
    'Lid to be put back on the tank',
  ])('is none: %s', (description) => expect(storyKept('update_job', { description }, description)).toEqual([]));

  it.each([
    'note for bob: he reckons the leak is behind the shower',
    'put down in the notes she changed the tiles to grey',
    'fyi on the deck, they reckon the dog is ok',
    'add that toni changed her mind about the colour',
  ])('is kept where it is called a note: %s', (said) =>
    expect(storyKept('update_job', { add_note: 'She reckons so' }, said)).toEqual([]),
  );
});
