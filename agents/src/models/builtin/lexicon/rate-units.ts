/**
 * What prices are said per, with the words that count the same: "4 hrs at 95 an hour", "85m @ 14.50 a metre". One
 * line a unit; first the form a quote shows, empty where a number alone is enough.
 */
const UNITS = `
night: night nights
h: h hr hrs hour hours
day: d day days
week: week weeks
month: month months
m: m lm metre metres meter meters mtr mtrs lineal linear
sqm: sqm m2 square squares sq
m3: m3 cube cubes cubic
t: t tonne tonnes ton tons
kg: kg kilo kilos
km: km kms
L: l litre litres ltr ltrs
sheet: sheet sheets
bag: bag bags
box: box boxes
length: length lengths
roll: roll rolls
load: load loads
trip: trip trips
room: room rooms
point: point points
door: door doors
window: window windows
man: man men bloke blokes head person people guy guys
: each ea pop piece item unit apiece one
`;

/** The unit, as a quote shows it, by each of its words. */
export const RATE_UNITS: ReadonlyMap<string, string> = new Map(
  UNITS.trim()
    .split('\n')
    .flatMap((line) => {
      const [unit = '', words = ''] = line.split(':');
      return words
        .trim()
        .split(' ')
        .map((word): [string, string] => [word, unit.trim()]);
    }),
);

/** Units of time and size; the others are things, which are counted by themselves. */
export const MEASURED: ReadonlySet<string> = new Set('night h day week month m sqm m3 t kg km L'.split(' '));

/** Plurals that money is spent on: "85 tip fees" is no count. */
export const SPENT_ON =
  'fees?|materials|mats|costs|tolls|supplies|wages|parts|expenses|consumables|groceries|tools|repairs|permits|sundries|extras';
