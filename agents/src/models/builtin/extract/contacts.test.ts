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
  ])('phone in "%s"', (text, phone) => expect(takePhone(text, AU)?.value).toBe(phone));

  it.each(['$1,850', 'job 1001', '8 Harris St', '2400x1200', '3 doors 465', '1 December 2026'])(
    'no phone in "%s"',
    (text) => expect(takePhone(text, AU)).toBeNull(),
  );

  it('takes the label with it', () =>
    expect(takePhone('Ana, mobile 0491 578 957, x', AU)?.rest.replace(/\s+/g, ' ')).toBe('Ana, ¦ , x'));

  it('finds an e-mail address', () => {
    expect(takeEmail('email rosa.d@example.org.')?.value).toBe('rosa.d@example.org');
    expect(takeEmail('rosa at example')).toBeNull();
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
