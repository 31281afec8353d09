import { describe, expect, it } from 'vitest';
import { askedBeside, readDecision, sendOtherWay } from './yes-no.ts';

const one = ['Delete client Colin Prentice'];
const quote = ['Send quote Q-1 to Rosa'];
const two = ['Delete client Colin Prentice', 'Send quote Q-1 to Rosa'];
const yes = { decision: 'approve', which: 'bare', how: 'plain' };

describe('readDecision', () => {
  it.each([
    'yes',
    'Yep',
    'yes please',
    'OK mate',
    'go ahead',
    'righto, delete him then',
    'yes, delete it',
    'sure thanks',
    'yes yes',
    'sounds good',
    'ok sweet do it',
    'sweet, go for it',
    'ae, do it',
    'āe',
    '👍',
    'no worries, do it',
    'yeah bin it',
    'perfect',
    'oh yeah go on then chief',
    'yes please delete colin, legend',
    'yep thats right, delete Colin Prentice for us thanks',
    'haha yeah get rid of him',
    'ok boss do it straight away please',
    'yes, deleete',
    'yep delte it',
    'yes, remvoe him',
  ])('"%s" is a yes', (text) => expect(readDecision(text, one)).toMatchObject({ decision: 'approve', which: 'bare' }));

  it.each(['send it', 'yep send it', 'no worries, send it', 'yes please, flick it off', 'send them'])(
    '"%s" sends what can be sent, and never deletes',
    (text) => {
      expect(readDecision(text, one)).toBeNull();
      expect(readDecision(text, ['Move job 1001 to Fri 27 Nov', 'Delete client Colin Prentice'])).toBeNull();
      expect(readDecision(text, two)).toMatchObject({ decision: 'approve', which: 1 });
      expect(readDecision(text, quote)).toMatchObject({ decision: 'approve', which: 'bare' });
    },
  );

  it.each(['ok thanks', 'Okay, cheers', 'righto thanks mate', 'ok mate thanks'])(
    '"%s" is thanks, and a yes only to what was just asked',
    (text) => expect(readDecision(text, quote)).toMatchObject({ decision: 'approve', how: 'warm' }),
  );

  it.each([
    'no',
    'nah mate',
    'nah leaave it',
    'no, canncel',
    "don't",
    'No thanks',
    'cancel that',
    "don't send it, the price is wrong",
    'no wait dont, ive got the price wrong',
    "hmm dont send it yet, i'll check with the crew",
    'stop',
    'not yet, i want to check the price',
    'yeah nah keep it for now',
    "sorry wrong one, don't send that",
    'fine keep him',
    'ok leave it',
    'yeah leave it for now',
    'alright, forget it',
    "actually don't, it'll take me all night",
    'No. Keep him, cancel his job.',
    '👎',
    'bin it',
  ])('"%s" is a no', (text) => expect(readDecision(text, quote)).toMatchObject({ decision: 'reject', which: 'bare' }));

  it.each([
    'yes?',
    'does he owe me anything?',
    'delete him',
    'yes and order a tank',
    'no, make it Friday',
    'list my jobs',
    'yes send the invoice to Grace',
    '',
    'new job for Yes Pty Ltd',
    'cancel job 1001',
    "don't forget the tank",
    'no, cancel job 1001',
    'stop by Bunnings',
    'thanks mate',
    'sweet',
    'never mind, order 4 bags instead',
    'bin it',
    'no worries',
    'yes delete Grace',
    'yes but friday',
    'yes, and 2 more',
    'yeah i got it tomorrow',
    'yep change it to 40',
  ])('"%s" decides nothing', (text) => expect(readDecision(text, one)).toBeNull());

  it('takes "sweet as" for a yes to a question that was just put', () =>
    expect(readDecision('sweet as', quote)).toEqual({ decision: 'approve', which: 'bare', how: 'warm' }));

  it('tells several apart', () => {
    expect(readDecision('yes to all', two)).toEqual({ decision: 'approve', which: 'all', how: 'plain' });
    expect(readDecision('both', two)).toEqual({ decision: 'approve', which: 'all', how: 'listed' });
    expect(readDecision('no to both', two)).toEqual({ decision: 'reject', which: 'all', how: 'plain' });
    expect(readDecision('2', two)).toEqual({ decision: 'approve', which: 1, how: 'listed' });
    expect(readDecision('yes to the first one', two)).toEqual({ decision: 'approve', which: 0, how: 'plain' });
    expect(readDecision('no 2', two)).toEqual({ decision: 'reject', which: 1, how: 'plain' });
    expect(readDecision('yes', two)).toEqual(yes);
    expect(readDecision('yes, delete it', one)).toEqual({ ...yes, how: 'named' });
  });

  it('takes the only one that is named, and drops the others', () => {
    const jobs = ['Change job 1 - Pump Swap', 'Change job 2 - Gas Line', 'Change job 3 - Gas Fire'];
    const only = { decision: 'approve', which: 1, how: 'listed', only: true };
    expect(readDecision('no just the gas line', jobs)).toEqual(only);
    expect(readDecision('only do the gas line please', jobs)).toEqual(only);
    expect(readDecision('just the gas', jobs)).toBeNull();
    expect(readDecision('just the deck', jobs)).toBeNull();
  });
});

describe('askedBeside', () => {
  it.each([
    ['no wait, change the total to 7', 'change the total to 7'],
    ['No. Keep him, cancel his job.', 'cancel his job.'],
    ['nah dont send it, tell her friday', 'tell her friday'],
    ['nah dont. he still owes me doesnt he', 'he still owes me doesnt he'],
    ['no - why is it 340?', 'why is it 340?'],
    ['fine keep it, just text Rosa that we start friday', 'text Rosa that we start friday'],
  ])('"%s" asks for "%s"', (message, ask) => expect(askedBeside(message)).toBe(ask));

  it.each([
    'no',
    'nah cancel it',
    'no, it is fine',
    'nah. the dog ate it',
    'dont. can you delete it later',
    'dont send it',
    'no delete it',
    'keep him',
  ])('"%s" asks for nothing else', (message) => expect(askedBeside(message)).toBeNull());
});

describe('a no that says another way', () => {
  const QUOTE = 'Send quote Q1 for Noor Aziz, $21,340.00 inc GST to Noor Aziz';
  const INVOICE = 'Send invoice $550.00 for Noor Aziz to Noor Aziz (before it can go: ABN)';
  it.each([
    ['actually no. email', QUOTE, 'email quote Q1 to Noor Aziz'],
    ['nah text it instead', QUOTE, 'text quote Q1 to Noor Aziz'],
    ['no, by email please', QUOTE, 'email quote Q1 to Noor Aziz'],
    ['no email is better', QUOTE, 'email quote Q1 to Noor Aziz'],
    ["don't text it, email", QUOTE, null],
    ['no wait email her the invoice', INVOICE, 'email the invoice to Noor Aziz'],
  ])('%j of %j is %j', (message, summary, asked) => expect(sendOtherWay(message, summary)).toBe(asked));

  it.each([
    ['no', QUOTE],
    ['email', QUOTE],
    ['no, her email is wrong', QUOTE],
    ['no her email changed', QUOTE],
    ['no dont email', QUOTE],
    ['no email on file yet', QUOTE],
    ['nah i will email her myself', QUOTE],
    ['no text bob the address', QUOTE],
    ['no i never got a text', QUOTE],
    ['no, email it to her husband', QUOTE],
    ['nah email', 'Delete client Noor Aziz'],
    ['nah email', 'Send SMS to Noor Aziz: "Running late."'],
  ])('%j of %j is nothing of the kind', (message, summary) => expect(sendOtherWay(message, summary)).toBeNull());
});
