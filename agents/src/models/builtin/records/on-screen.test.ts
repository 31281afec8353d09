import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { shownFirst, withNames } from './on-screen.ts';

const PRIYA: KnownRecord = { kind: 'client', id: 'a', name: 'Priya Sharma' };
const JOB: KnownRecord = { kind: 'job', id: 'b', name: 'Deck', number: '12' };
const INVOICE: KnownRecord = { kind: 'finance', id: 'c', name: 'Tap', type: 'invoice', invoice: 'INV-1001' };
const shown = (record: KnownRecord): KnownRecord => ({ ...record, on_screen: true });
const made: KnownRecord = { ...JOB, lately: 'created' };

describe('an invoice on the screen is named where it is pointed at', () => {
  it.each([
    ['send this', 'send invoice INV-1001'],
    ['send this to her', 'send invoice INV-1001 to her'],
    ['is this paid?', 'is invoice INV-1001 paid?'],
    ["when's this due", "when's invoice INV-1001 due"],
    ['she paid 200 off this', 'she paid 200 off invoice INV-1001'],
    ['credit 35 off this one, scratched tap', 'credit 35 off invoice INV-1001, scratched tap'],
    ['record a $200 part payment for this invoice', 'record a $200 part payment for invoice INV-1001'],
    ['void it please', 'void invoice INV-1001 please'],
    ['is it paid', 'is invoice INV-1001 paid'],
  ])('%s', (said, read) => expect(withNames(said, [shown(INVOICE)])).toBe(read));

  it.each([
    'send this quote to her',
    'book it for this week',
    'who owes me this month',
    'new job for this client',
    'this arvo suits her',
    'add this to the notes: gate code 1234',
    'on this job we need more pipe',
    'is this bloke ever going to pay',
    'send her this photo',
    'what is this',
  ])('and nowhere else: %s', (said) => expect(withNames(said, [shown(INVOICE)])).toBe(said));

  it('"it" is what was just made', () => {
    expect(withNames('send it', [made, shown(INVOICE)])).toBe('send it');
    expect(withNames('send this', [made, shown(INVOICE)])).toBe('send invoice INV-1001');
  });

  it('not without a number, and not where nothing is on the screen', () => {
    const { invoice: _, ...draft } = INVOICE;
    expect(withNames('send this', [shown(draft)])).toBe('send this');
    expect(withNames('send this', [INVOICE])).toBe('send this');
  });
});

describe('a client on the screen', () => {
  it.each([
    ['new job for this client, leaking tap', 'new job for Priya Sharma, leaking tap'],
    ["this customer's number is 0491 570 156", "Priya Sharma's number is 0491 570 156"],
    ['this week suits them', 'this week suits them'],
  ])('%s', (said, read) => expect(withNames(said, [shown(PRIYA)])).toBe(read));
});

describe('a supplier on the screen', () => {
  const REECE: KnownRecord = { kind: 'supplier', id: 'd', name: 'Reece $& Co' };
  it.each([
    ['order 3 elbows from this supplier', 'order 3 elbows from Reece $& Co'],
    ['need 10 lengths of copper from them for the deck', 'need 10 lengths of copper from Reece $& Co for the deck'],
    ['we had a call from them about this week', 'we had a call from Reece $& Co about this week'],
    ['are they open', 'are they open'],
  ])('%s', (said, read) => expect(withNames(said, [shown(REECE)])).toBe(read));

  it('"them" is whoever was just talked about', () => {
    expect(withNames('order 3 elbows from them', [made, shown(REECE)])).toBe('order 3 elbows from them');
    expect(withNames('order 3 elbows from this supplier', [made, shown(REECE)])).toBe(
      'order 3 elbows from Reece $& Co',
    );
  });
});

describe('the record on the screen comes first', () => {
  const first = (said: string, ...records: KnownRecord[]) => shownFirst(records, said)[0];
  it.each(['void this', 'this invoice is wrong', 'text her', 'is it paid'])('pointed at: %s', (said) =>
    expect(first(said, PRIYA, shown(INVOICE))).toEqual({ ...shown(INVOICE), lately: 'changed' }),
  );
  it('after what was just made, but for "this"', () => {
    expect(first('text her', made, shown(INVOICE))).toBe(made);
    expect(first('void this', made, shown(INVOICE))?.id).toBe('c');
  });
  it('and stays a record like any other where nothing is pointed at', () => {
    const records = [PRIYA, shown(INVOICE)];
    expect(shownFirst(records, 'who owes me money this month')).toBe(records);
    expect(shownFirst(records, 'new job for Tom')).toBe(records);
  });
});
