import { describe, expect, it } from 'vitest';
import type { Waiting } from '../waiting-in.ts';
import { readListed } from './listed.ts';
import { readCardTalk, sentOnce } from './read.ts';

const card = (id: string, summary: string, more: Partial<Waiting> = {}): Waiting => ({
  id,
  summary,
  draft: true,
  fresh: true,
  kinds: ['projects'],
  details: [],
  record: null,
  card: null,
  ...more,
});
const old = { fresh: false };
const waits = (id: string, summary: string, kind: string): Waiting =>
  card(id, summary, { draft: false, kinds: [kind] });

const invoice = card(
  'invoice',
  'New finance record: client Palmerston Childcare, amount $968.00, due date Wed 9 Dec 2026',
  { kinds: ['invoice'] },
);
const roughIn = card('rough', 'Change job 1002 - Bathroom reno rough-in: date Tue 8 Dec 2026', { record: 'r2' });
const cylinder = card('cylinder', 'Change job 1001 - Hot water cylinder: date Mon 30 Nov 2026, time 09:00', {
  record: 'r1',
});
const mixer = card('mixer', 'Change job 1004 - Leaking shower mixer: status completed', { record: 'r4' });
const paving = card('paving', 'Change job 1004 - Paving of patio: date Mon 30 Nov 2026, budget $6,500.00');
const hedge = card('hedge', 'Change job 1003 - Hedge trimming: status completed');
const tamaQuote = card('quote', 'New quote: client Tama Rangi, job 1003 - Hedge trimming, Monday $6,500.00', {
  kinds: ['quotes'],
});
const marco = card('marco', 'New task: Marco, Pick up R32 gas bottle from Reece, due date Thu 26 Nov 2026', {
  kinds: ['admin_tasks'],
});
const ahKit = card('ahkit', 'New job: Split leaking water, client Steve Ah Kit, date Wed 25 Nov 2026, time 15:00');
const install = card('install', 'Change job 1001 - Split system install: client Steve Papandreou');
const sms = waits('sms', 'Send message to Palmerston Childcare: "Moved to Friday."', 'send');
const remove = waits('delete', 'Delete client Lorraine Beazley', 'delete');
const energex = waits('energex', 'Delete task "Ring energex bout the meter"', 'delete');
const isolators = waits('isolators', 'Delete task "Order 2 x 63 amp isolators"', 'delete');

const read = (message: string, cards: Waiting[], answer = cards.map(({ summary }) => summary).join('\n')) => {
  const talk = readCardTalk(message, cards, answer);
  const ids = (some: readonly Waiting[]) => some.map(({ id }) => id);
  return (
    talk && {
      save: ids(talk.save),
      drop: ids(talk.drop),
      rest: talk.rest,
      unsure: ids(talk.unsure?.cards ?? []),
      still: ids(talk.still),
    }
  );
};
const says = (some: Partial<NonNullable<ReturnType<typeof read>>>) => ({
  save: [],
  drop: [],
  rest: '',
  unsure: [],
  still: [],
  ...some,
});

describe('saving by talk', () => {
  it.each<[string, Waiting[], string[], string]>([
    ['save it', [invoice], ['invoice'], ''],
    ['Save the invoice.', [{ ...invoice, ...old }], ['invoice'], ''],
    ['save the invoice please mate', [roughIn, invoice, mixer], ['invoice'], ''],
    ['go on then save the rough in', [roughIn], ['rough'], ''],
    ['save the rough in', [cylinder, roughIn], ['rough'], ''],
    ['ok save. and set the due date 14 days from now', [invoice], ['invoice'], 'set the due date 14 days from now'],
    ['Ok save the invoice. Due in 14 days', [invoice], ['invoice'], 'Due in 14 days'],
    ['yep. whats on friday', [roughIn], ['rough'], 'whats on friday'],
    ['yep. whats mr patels number', [roughIn], ['rough'], 'whats mr patels number'],
    ['yes!! bloody hell', [roughIn], ['rough'], ''],
    ["Yes that's correct, save. Don't send it yet though", [invoice], ['invoice'], ''],
    ['Yes is correct both', [paving, hedge], ['paving', 'hedge'], ''],
    ["that one's right save that", [roughIn], ['rough'], ''],
    ['done that one. save it', [cylinder], ['cylinder'], ''],
    ['save the cylinder to monday 9', [mixer, cylinder], ['cylinder'], ''],
    ['save all of that and stop asking', [roughIn, cylinder], ['rough', 'cylinder'], ''],
    ['save both', [roughIn, cylinder], ['rough', 'cylinder'], ''],
    ['save both of them thanks', [roughIn, cylinder], ['rough', 'cylinder'], ''],
    ['save the second one', [roughIn, cylinder], ['cylinder'], ''],
    ['save number 1', [roughIn, cylinder], ['rough'], ''],
    ['save 1 and 2', [roughIn, cylinder, mixer], ['rough', 'cylinder'], ''],
    ["Hm you didn't save Marco's one", [{ ...marco, ...old }], ['marco'], ''],
    ['No. Please save the task for Marco about the gas bottle.', [{ ...marco, ...old }, roughIn], ['marco'], ''],
    [
      'Save it thanks. And Monday: call Telstra re office phones',
      [marco],
      ['marco'],
      'Monday: call Telstra re office phones',
    ],
    [
      'yep and send jenny h a message that im starting monday 7am sharp',
      [invoice],
      ['invoice'],
      'send jenny h a message that im starting monday 7am sharp',
    ],
    ['yeah and bin those three tasks', [roughIn], ['rough'], 'bin those three tasks'],
    ['yes save it and send it to her', [tamaQuote], ['quote'], 'send the quote to her'],
    ['save and send', [tamaQuote], ['quote'], 'send the quote'],
    ['save it and email it', [invoice], ['invoice'], 'send the invoice'],
    ['i said save the cylinder', [cylinder, mixer], ['cylinder'], ''],
    ['can you save the hot water one', [cylinder, mixer], ['cylinder'], ''],
    ['please save job 1001', [cylinder, mixer], ['cylinder'], ''],
    ['you havent saved the invoice', [{ ...invoice, ...old }], ['invoice'], ''],
    ['lock in the rough in', [roughIn, cylinder], ['rough'], ''],
    ['confirm the paving change', [{ ...paving, ...old }, hedge], ['paving'], ''],
    ['yes, and remind me to call tony friday', [roughIn], ['rough'], 'remind me to call tony friday'],
    ['yep. remind me to call tony friday', [roughIn], ['rough'], 'remind me to call tony friday'],
  ])('"%s"', (message, cards, save, rest) => expect(read(message, cards)).toEqual(says({ save, rest })));

  it('keeps one and drops the others where that is said', () => {
    expect(read('Yes save the Ah Kit one. Discard the other ones please', [install, ahKit])).toEqual(
      says({ save: ['ahkit'], drop: ['install'] }),
    );
    expect(read('no dont complete anything. just save the hot water cylinder one', [mixer, cylinder])).toEqual(
      says({ save: ['cylinder'], drop: ['mixer'] }),
    );
    expect(
      read('No. Hedge is done already. I say save the paving change, price 6500 and Monday', [hedge, paving]),
    ).toMatchObject({
      save: ['paving'],
    });
  });

  it.each(['save the one for dave', 'save that job for margaret'])(
    '"%s" that names none of them is no card talk',
    (message) => expect(read(message, [roughIn, cylinder])).toBeNull(),
  );

  it('asks which where several fit', () =>
    expect(
      read('save the job', [
        { ...roughIn, ...old },
        { ...cylinder, ...old },
      ]),
    ).toEqual(says({ unsure: ['rough', 'cylinder'] })));

  it.each([
    'yes but not the friday',
    'yeah nah',
    'yes, actually wait',
    'yep but make it tuesday',
    'save his number as 0412 555 101',
    'yes the blue one',
    'sweet as',
    'what does save mean?',
    'yes please',
    'no',
  ])('"%s" is no talk of it, or read elsewhere', (message) => expect(read(message, [roughIn])).toBeNull());

  it.each(['Yes, delete it.', 'yes. delete her', 'yep, get rid of lorraine'])(
    '"%s" is a plain yes, read elsewhere',
    (message) => expect(read(message, [remove])).toBeNull(),
  );

  it.each(['yes. whats on friday', 'yep send it. and did you save phils three grand', 'yeah and move dave to monday'])(
    '"%s" carries out nothing that waits for a yes',
    (message) => expect(read(message, [sms])).toMatchObject({ save: [], drop: [], still: ['sms'] }),
  );
});

describe('dropping by talk', () => {
  it.each<[string, Waiting[], string[], string]>([
    [
      'not a job ya egg. discard that',
      [card('new', 'New job: Renea fix invoice 1001', { card: { op: 'create' } as never })],
      ['new'],
      '',
    ],
    ['discard the quote', [tamaQuote, { ...roughIn, ...old }], ['quote'], ''],
    ['No! not quote for Tama. Forget the quote', [tamaQuote], ['quote'], ''],
    [
      'Discard it. And discard the hedge too because is not done, sorry, I confuse',
      [{ ...hedge, ...old }, tamaQuote],
      ['quote', 'hedge'],
      '',
    ],
    ['reject that', [remove], ['delete'], ''],
    [
      'nah forget that. just put 220 on karens oven job',
      [card('new', 'New job: Callout')],
      ['new'],
      'just put 220 on karens oven job',
    ],
    ['forget the bottle, Marco knows', [marco], ['marco'], ''],
    [
      'ok forget the bottle. How many calls have we got Friday?',
      [marco],
      ['marco'],
      'How many calls have we got Friday?',
    ],
    ['Right, cancel that message please. I will phone them.', [sms], ['sms'], ''],
    ['cancel the text', [sms], ['sms'], ''],
    ['forget the text ill ring him. save the cylinder to monday 9', [sms], ['sms'], 'save the cylinder to monday 9'],
    ['cancel the delete of lorraine, shes a client ive had for ten years', [remove], ['delete'], ''],
    ['cancel the delete', [remove], ['delete'], ''],
    ['NO. do NOT delete lorraine', [remove], ['delete'], ''],
    ['dont delete', [remove], ['delete'], ''],
    ['i do not want delete lorraine', [remove], ['delete'], ''],
    ['stop the deletion', [remove], ['delete'], ''],
    ['yeah nah hang on dont delete the energex one', [energex, isolators], ['energex'], ''],
    [
      'no no no dont delete lorraines job!! i meant the order line called thursdays',
      [remove],
      ['delete'],
      'i meant the order line called thursdays',
    ],
    ['no its the ones already ordered. forget it im off', [roughIn], ['rough'], ''],
    ['ok whatever. leave it. what have i got on next week', [remove], ['delete'], 'what have i got on next week'],
    ['dont save that one', [roughIn], ['rough'], ''],
    ['nah dont save it. whats on friday', [roughIn], ['rough'], 'whats on friday'],
    ['bin the draft', [roughIn], ['rough'], ''],
    ['never mind about the invoice', [invoice, roughIn], ['invoice'], ''],
    ['no need for the task, marco is onto it', [marco], ['marco'], ''],
    ['discard both', [roughIn, cylinder], ['rough', 'cylinder'], ''],
    ['reject the message', [sms], ['sms'], ''],
    ['dont send that message yet', [sms], ['sms'], ''],
    ['do not text them', [sms], ['sms'], ''],
    ['no, tell jenny ill be there at 9', [sms], ['sms'], 'tell jenny ill be there at 9'],
  ])('"%s"', (message, cards, drop, rest) => {
    const found = read(message, cards);
    expect(found?.save).toEqual([]);
    expect(new Set(found?.drop)).toEqual(new Set(drop));
    expect(found?.rest).toBe(rest);
  });

  it.each([
    'cancel job 1001',
    'delete the rough in job',
    'bin those three tasks',
    'remove dave',
    'forget to bring the key and im stuffed',
    'dont forget the tank',
  ])('"%s" is about records', (message) => expect(read(message, [roughIn])).toBeNull());
});

describe('answering a list by number', () => {
  const answer =
    'Several things wait for your answer. Which one?\n1. Delete task "Ring energex bout the meter"\n2. Delete task "Order 2 x 63 amp isolators"\n3. Delete client Lorraine Beazley\n\nSay the number, or "all".';
  const cards = [energex, isolators, remove];
  const listed = (message: string, said = answer) => {
    const found = readListed(message, cards, said);
    return found && [found.yes.map(({ id }) => id), found.no.map(({ id }) => id)];
  };
  it.each<[string, string[], string[]]>([
    ['2 and 3 yes, keep 1', ['isolators', 'delete'], ['energex']],
    ['2 3', ['isolators', 'delete'], []],
    ['just 2', ['isolators'], []],
    ['all but 1', ['isolators', 'delete'], ['energex']],
    ['not 1', [], ['energex']],
    ['the second one please', ['isolators'], []],
    ['keep 1, yes 2 and 3', ['isolators', 'delete'], ['energex']],
  ])('"%s"', (message, yes, no) => expect(listed(message)).toEqual([yes, no]));
  it.each(['4', '2 tonne of sand', 'yes', 'order 2'])('"%s" is no answer to it', (message) =>
    expect(listed(message)).toBeNull(),
  );
  it('means nothing without a list', () => expect(listed('2', 'Anything else?')).toBeNull());
});

describe('a yes in the words in which something is sent', () => {
  const drawn = (kind: string, op: 'create' | 'update' = 'create') => ({ kinds: [kind], card: { op } });
  it.each([
    ['send it', drawn('quotes'), 'send the quote'],
    ['yep flick it through', drawn('invoice'), 'send the invoice'],
    ['ok send it off', drawn('procurement_items'), 'send the order'],
    ['yes', drawn('quotes'), null],
    ['send it', drawn('quotes', 'update'), null],
    ['send it', drawn('projects'), null],
    ['can you send it then', drawn('quotes'), 'send the quote'],
    ['yep well send it', drawn('quotes'), 'send the quote'],
  ])('"%s" of %o', (message, one, rest) => expect(sentOnce(message, [one])).toBe(rest));
  it.each([
    'yep ill send it myself',
    'yes, I’ll send it',
    "ok i'll just email it later",
    'save it and let me send it',
    'yep we’ll send it over',
    'yes she will email that',
    'save it, im gonna send it tonight',
    'yep send it myself',
  ])('"%s" says who sends it', (message) => expect(sentOnce(message, [drawn('quotes')])).toBe(null));
  it('means none of several', () => expect(sentOnce('send it', [drawn('quotes'), drawn('quotes')])).toBe(null));
});
