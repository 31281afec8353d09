import { describe, expect, it } from 'vitest';
import { takeAddress } from './address.ts';
import { takeEmail, takePhone } from './contacts.ts';

const AU = { country: 'AU' } as const;

describe('contacts', () => {
  it.each([
    ['mobile 0491 578 957, more', '0491 578 957'],
    ['+61 491 578 888', '+61 491 578 888'],
    ['(02) 7010 4410 kev', '(02) 7010 4410'],
    ['0491579760', '0491579760'],
    ['ph 1300 975 707', '1300 975 707'],
    ['Ph (02) 5550 8312   Fax (02) 5550 8313', '(02) 5550 8312'],
    ['Fax (02) 5550 8313 Ph (02) 5550 8312', '(02) 5550 8312'],
    ['027 555 0134', '027 555 0134'],
    ['0491-578-957', '0491-578-957'],
    ['0491 57 89 57', '0491 57 89 57'],
    ['+61491578888', '+61491578888'],
    ['+64 27 555 0134', '+64 27 555 0134'],
    ['+64275550134', '+64275550134'],
    ['021 555 013', '021 555 013'],
    ['04 555 0134 in lower hutt', '04 555 0134'],
    ['(09) 555 0134', '(09) 555 0134'],
    ['02 7010 4521, parts@x.example', '02 7010 4521'],
    ['ph: 4226 1234', '4226 1234'],
    ['call 13 22 33', '13 22 33'],
    ['1800 975 707', '1800 975 707'],
    ['ana 0491574632 wants', '0491574632'],
    ['ABN 51 824 753 556 ph 0491 574 632', '0491 574 632'],
  ])('phone in "%s"', (text, phone) => expect(takePhone(text, AU)?.value).toBe(phone));

  it.each([
    '$1,850',
    'job 1001',
    '8 Harris St',
    '2400x1200',
    '3 doors 465',
    '1 December 2026',
    'ABN 51 824 753 556',
    '12-14 x 45',
    '44 caps @ 21.30',
    'fax 02 5550 8313',
    'bsb 062 000 account 1234 5678',
    'two rooms three doors',
    'order 1,200 pavers',
  ])('no phone in "%s"', (text) => expect(takePhone(text, AU)).toBeNull());

  it.each([
    ['his number is oh two seven triple five oh one three four and hes', '0275550134'],
    ['oh four nine one five seven eight nine five seven', '0491578957'],
    ['zero four nine one, five seven eight, double nine seven', '0491578997'],
    ['oh four nine one fifty seven eighty nine fifty seven', '0491578957'],
    ['0491 five seven eight nine five seven', '0491578957'],
    ['eighteen hundred nine seven five seven oh seven', '1800975707'],
    ['thirteen hundred nine seven five seven oh seven', '1300975707'],
    ['plus six four two seven triple five oh one three four', '+64275550134'],
    ['plus six one four nine one five seven eight nine five seven', '+61491578957'],
  ])('phone said aloud in "%s"', (text, digits) =>
    expect(takePhone(text, { country: 'AU' })?.value.replace(/[^+\d]/g, '')).toBe(digits),
  );

  it.each(['two rooms three windows', 'eleven hundred', 'one two three', 'nine fifty', 'forty eight hundred'])(
    'no phone said in "%s"',
    (text) => expect(takePhone(text, AU)).toBeNull(),
  );

  it('takes the label with it', () =>
    expect(takePhone('Ana, mobile 0491 578 957, x', AU)?.rest.replace(/\s+/g, ' ')).toBe('Ana, ¦ , x'));

  it('finds an e-mail address', () => {
    expect(takeEmail('email rosa.d@example.org.')?.value).toBe('rosa.d@example.org');
    expect(takeEmail('rosa at example')).toBeNull();
    expect(takeEmail('44 caps @ 21.30')).toBeNull();
    expect(takeEmail('and the emails albionpark@samios.example.net')?.rest.trim()).toBe('and  ¦');
    expect(takeEmail("o'brien+jobs@ex-ample.co.nz, ok")?.value).toBe("o'brien+jobs@ex-ample.co.nz");
  });
});

describe('takeAddress', () => {
  it.each([
    ['hot water at 8 Harris St Parramatta, budget', '8 Harris St Parramatta'],
    ['at 19 Kembla St Balgownie, eleven', '19 Kembla St Balgownie'],
    ['61 Princes Hwy Bulli NSW 2516', '61 Princes Hwy Bulli NSW 2516'],
    ['6 hillcrest ave figtree. louvre', '6 hillcrest ave figtree'],
    ['theyre at 3 Durgadin Dr now and', '3 Durgadin Dr'],
    ['1/30 Keira St, Wollongong NSW 2500', '1/30 Keira St, Wollongong NSW 2500'],
    ['Unit 4, 27 Resolution Dr\nUnanderra NSW 2526', 'Unit 4, 27 Resolution Dr, Unanderra NSW 2526'],
    ['12a Beach Road tomorrow', '12a Beach Road'],
  ])('%s', (text, address) => expect(takeAddress(text)?.value).toBe(address));

  it.each(['14 window seals', '8 sheets of ply', 'order 3 doors'])('no address in "%s"', (text) =>
    expect(takeAddress(text)).toBeNull(),
  );
});
