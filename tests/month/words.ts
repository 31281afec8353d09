import type { Random } from '../robustness/random.ts';
import type { Thing } from './things.ts';

/** What somebody means by what they write, as whoever wrote this list knows it. */
export type Meaning =
  | 'yes'
  | 'no'
  | 'condition'
  | 'question'
  | 'paid'
  | 'will pay'
  | 'dispute'
  | 'move'
  | 'cancel'
  | 'confirm'
  | 'delay'
  | 'stop'
  | 'start'
  | 'no more mails'
  | 'chatter';

/** How each kind of thing may be answered; `{it}` is its title, `{day}` a day. */
const ANSWERS: Record<Thing['kind'], readonly (readonly [Meaning, readonly string[]])[]> = {
  quote: [
    ['yes', ['Yes please go ahead with the {it}', 'Happy with the quote for the {it}, lets do it', '{it}: we accept']],
    ['no', ['No thanks, we will not go ahead with the {it}', 'Sorry mate, we went with someone else for the {it}']],
    ['condition', ['Yes to the {it} if you can start by {day}', 'We would do the {it} if you take $200 off']],
    ['question', ['Does the quote for the {it} include taking the old one away?', 'Is GST in the price of the {it}?']],
  ],
  invoice: [
    ['paid', ['Paid that yesterday, the invoice for the {it}', 'I paid the {it} invoice on the weekend']],
    ['will pay', ['Will pay the {it} invoice on Friday, sorry', 'Can I pay for the {it} next week?']],
    ['dispute', ['The invoice for the {it} is not right, we agreed on less', 'Why is the {it} so dear?']],
  ],
  appointment: [
    [
      'move',
      [
        'Can we move the {it} to {day} please?',
        'Something came up, could you come for the {it} on {day} instead?',
        'That day no longer suits for the {it}',
      ],
    ],
    [
      'cancel',
      [
        'We have to cancel the job for the {it}',
        'Please cancel the job for the {it}',
        'Please cancel the {it}, we no longer need it',
      ],
    ],
  ],
  order: [
    ['confirm', ['All good, the {it} will be there on {day} as agreed', 'Confirming the {it} for {day}']],
    ['delay', ['Sorry, the {it} is delayed until {day}', 'The {it} will now arrive on {day}']],
  ],
};

/** Where only one thing is open, people do not name it. */
const UNNAMED: Partial<Record<Meaning, readonly string[]>> = {
  yes: ['Yes please go ahead', 'yep all good lets do it', 'We accept'],
  no: ['No thanks, we found someone else', 'Not this time sorry'],
  condition: ['Yes if you can start by {day}', 'only if you take $200 off'],
  question: ['Does that include GST?', 'Would you take the rubbish away as well?'],
  paid: ['Paid that yesterday', 'already paid mate'],
  'will pay': ['Will pay on Friday', 'sorry, payday is next week, will do it then'],
  dispute: ['That is not what we agreed on'],
  move: ['Can we make it {day} instead?', 'Sorry that day does not suit any more, how about {day}?'],
};

const STOP = [
  'STOP',
  'Stop.',
  'stop please',
  'UNSUBSCRIBE',
  'stop texting me',
  'no more texts',
  'no more texts please',
];
const START = ['START', 'Start', 'unstop'];
const NO_MORE_MAILS = ['unsubscribe', 'Unsubscribe', 'please stop sending me emails'];

const FROM_CLIENTS = [
  'Thanks mate',
  'Running 10 minutes late',
  'The dog is in the yard, just shut the gate',
  'Key is under the mat',
  'Could you park on the street please',
  'Cheers, see you then',
  'My new email is coming soon',
  'Is it going to rain this week you reckon',
];
const FROM_SUPPLIERS = [
  'We are closed on Monday for the public holiday',
  'New price list is out next month',
  'Thanks for your order',
  'Our counter opens at 6 from now on',
  'The driver rang and nobody was there',
];
const FROM_STRANGERS = [
  'Hi, could you quote for a new switchboard?',
  'Do you do bathrooms in our area?',
  'HELP water is coming through the ceiling please come now!!',
  'Power is out and something smells burnt, can you come tonight?',
  'Wrong number?',
  'Congratulations you have won a gift card, click here',
  'Is this still the number for the plumber',
  'How much for a fence about 20 m long?',
  'We pay first page on Google guaranteed',
];

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** "Friday 2 October". */
export function dayInWords(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[at.getUTCDay()]} ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
}

/** An answer about a thing. `named`: with its title, though they have nothing else open. */
export function answerTo(random: Random, { kind, title }: Thing, day: string, named: boolean): [Meaning, string] {
  const [meaning, texts] = random.pick(ANSWERS[kind]);
  const unnamed = named ? undefined : UNNAMED[meaning];
  const text = random.pick(unnamed ?? texts);
  return [meaning, text.replace('{it}', title).replace('{day}', dayInWords(day))];
}

export const stopWords = (random: Random): string => random.pick(STOP);
export const startWords = (random: Random): string => random.pick(START);
export const noMoreMails = (random: Random): string => random.pick(NO_MORE_MAILS);
export const chatter = (random: Random, from: 'client' | 'supplier' | 'stranger'): string =>
  random.pick({ client: FROM_CLIENTS, supplier: FROM_SUPPLIERS, stranger: FROM_STRANGERS }[from]);
