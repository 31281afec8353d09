import { frozen } from '@smoko/contract';

/**
 * What people ask of an office like this, in the words of the prompt. What no tool gives is on the list of what
 * assistants decline, whatever model they think with: it leaves the list by itself once a tool says that it `gives` it.
 */
export const ABILITIES = frozen({
  ring_people: 'ring people',
  move_money: 'move money',
  see_bank: 'see the bank account',
  see_secrets: 'see passwords, cards or bank details',
  see_other_businesses: 'see other businesses',
  track: 'track people or vehicles',
  weather: 'look up the weather',
  rates: 'keep hourly rates or price lists',
  payroll: 'do wages, timesheets or leave',
  read_mail: "read the user's own mail or phone",
  web: 'look things up on the internet',
  maps: 'give directions or traffic',
  lodge: 'lodge or apply for anything with the government',
  outside_bookings: 'book or buy with other businesses, but for materials',
  print: 'print or scan',
  draw: 'draw plans',
  phone: 'set alarms, or play or take anything on a phone',
  rules: 'look up rules or standards',
  post_online: 'post online',
  other_programs: 'work in other programs',
  hire_people: 'pay bills or hire people',
  split_invoices: 'split an invoice into several',
  games: 'bet, joke or follow sport',
});
export type Ability = keyof typeof ABILITIES;

/** What none of the tools gives. */
export function lacking(tools: Iterable<{ gives?: readonly Ability[] | undefined }>): Ability[] {
  const given = new Set([...tools].flatMap(({ gives = [] }) => gives));
  return (Object.keys(ABILITIES) as Ability[]).filter((one) => !given.has(one));
}

/** As one line of the prompt, and read back from it. */
export const inWords = (abilities: readonly Ability[]): string => abilities.map((one) => ABILITIES[one]).join('; ');
export function fromWords(line: string): ReadonlySet<Ability> {
  const said = new Set(line.split('; '));
  return new Set((Object.keys(ABILITIES) as Ability[]).filter((one) => said.has(ABILITIES[one])));
}
