import { describe, expect, it } from 'vitest';
import { takeAddress } from './address.ts';
import { takePlace } from './places.ts';

describe('takeAddress', () => {
  it.each([
    ['at 8 Harris St, Parramatta NSW 2150, friday', '8 Harris St, Parramatta NSW 2150'],
    ['8 harris st parramatta nsw 2150', '8 harris st parramatta nsw 2150'],
    ['8 harris street parramatta 2150', '8 harris street parramatta 2150'],
    ['6 hillcrest ave figtree louvre windows', '6 hillcrest ave figtree'],
    ['6 hillcrest ave figtree. louvre windows', '6 hillcrest ave figtree'],
    ['12 marine pde coffs harbour paint the deck', '12 marine pde coffs harbour'],
    ['12 smith st port kembla needs a deck', '12 smith st port kembla'],
    ['14 smith st paint the hall', '14 smith st'],
    ['at 3 kent rd, tank 1200, labour 650', '3 kent rd'],
    ['3 Durgadin Dr now', '3 Durgadin Dr'],
    ['lot 12 Kembla Rd Dapto', 'lot 12 Kembla Rd Dapto'],
    ['lot 5, 12 Kembla Rd Dapto', 'lot 5, 12 Kembla Rd Dapto'],
    ['u3/14 Smith St Bulli', 'u3/14 Smith St Bulli'],
    ['unit 3 14 smith st bulli, doors', 'unit 3 14 smith st bulli'],
    ['shop 2, 45-47 Crown St Wollongong', 'shop 2, 45-47 Crown St Wollongong'],
    ['2/14 Old Port Road Port Kembla NSW 2505', '2/14 Old Port Road Port Kembla NSW 2505'],
    ['17 Rata Street, Lower Hutt 5010', '17 Rata Street, Lower Hutt 5010'],
    ['17 rata st lower hutt, flue', '17 rata st lower hutt'],
    ['5 Te Rapa Road Hamilton 3200', '5 Te Rapa Road Hamilton 3200'],
    ['9 Marae Rd, Māngere, Auckland 2022', '9 Marae Rd, Māngere'],
    ['12 The Esplanade Thirroul', '12 The Esplanade Thirroul'],
    ["8 O'Brien's Rd Figtree", "8 O'Brien's Rd Figtree"],
    ['19 Kembla St Balgownie, eleven hundred', '19 Kembla St Balgownie'],
    ['61 Princes Hwy Bulli NSW 2516 and', '61 Princes Hwy Bulli NSW 2516'],
    ['8 Harris St tomorrow', '8 Harris St'],
    ['27 Resolution Dr\nUnanderra NSW 2526\n\n(c) 2024', '27 Resolution Dr, Unanderra NSW 2526'],
    ['8 Harris St, Dapto', '8 Harris St, Dapto'],
    ['8 Harris St, Replace doors', '8 Harris St'],
    ['8 harris st, louvre windows', '8 harris st'],
    ['12 high st 450 bucks', '12 high st'],
  ])('%j', (text, address) => expect(takeAddress(text)?.value).toBe(address));

  it.each(['3 doors on the close', '2 sheets of ply way over', 'job 12', '$14 a day', '44 caps', 'first row'])(
    'no address in "%s"',
    (text) => expect(takeAddress(text)).toBeNull(),
  );
});

describe('takePlace', () => {
  it.each([
    ['got a start for mrs whitlock up at thirroul, patch and paint', 'thirroul'],
    ['hes over in lower hutt hes after a price', 'lower hutt'],
    ['out at coffs harbour', 'coffs harbour'],
    ['down in dapto doing a deck', 'dapto'],
    ['job in figtree, doors', 'figtree'],
    ['a deck in Bulli', 'Bulli'],
    ['spa at Port Macquarie', 'Port Macquarie'],
    ['over in te awamutu', 'te awamutu'],
    ['out at wagga wagga on friday', 'wagga wagga'],
    ['up in palmerston north', 'palmerston north'],
    ['lives in Māngere', 'Māngere'],
    ['in tea tree gully', 'tea tree gully'],
  ])('%s', (text, place) => expect(takePlace(text)?.value).toBe(place));

  it.each([
    'drop it back at kennards',
    'over at bunnings',
    "at Grace Huang's",
    'in the morning',
    'at noon',
    'in dec',
    'in March',
    'up at the shop',
    'in both vans',
    'over in two weeks',
    'in progress',
    'at cost',
    'get ply in black',
    'back in tomorrow',
    'in copper',
    'put it in writing',
  ])('no place in "%s"', (text) => expect(takePlace(text)).toBeNull());

  it('asks whether it is on file', () =>
    expect(takePlace('over at tevita and sons', (words) => words === 'tevita')).toBeNull());
});
