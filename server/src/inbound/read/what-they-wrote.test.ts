import { expect, it } from 'vitest';
import { whatTheyWrote } from './what-they-wrote.ts';

const QUOTE = '> Can I get all of it on site 24/11/2026 please, start is 3/12';

it.each([
  [
    'a quote below',
    'Yes, go ahead.\n\nOn Mon, 16 Nov 2026 at 8:40 AM, Mel Carmody wrote:\n> Backflow bill: $795.',
    'Yes, go ahead.',
  ],
  [
    'no blank line before it',
    'Yes, go ahead.\nOn Mon, 16 Nov 2026 at 8:40 AM, Mel Carmody <mel@carmody.example> wrote:\n> Hi\n> there',
    'Yes, go ahead.',
  ],
  [
    'its head on two lines',
    'Ta\n\nOn Mon, 16 Nov 2026 at 8:40 AM Mel Carmody <\nmel@carmody.example> wrote:\n\n> Hi',
    'Ta',
  ],
  [
    'its head within the quote',
    `On the truck Tue 24/11\n\nBev | Stratco\n\n> From: Mel Carmody\n${QUOTE}`,
    'On the truck Tue 24/11\n\nBev | Stratco',
  ],
  [
    'an answer below',
    `On Mon, 16 Nov 2026 at 8:40 AM, Mel Carmody wrote:\n${QUOTE}\n\nTuesday suits us.`,
    'Tuesday suits us.',
  ],
  ['answers in between', '> Is Tuesday fine?\nYes\n\n> And the skip?\nNo skip please', 'Yes\nNo skip please'],
  [
    "Outlook's head",
    'All good.\n\nFrom: Mel Carmody\nSent: Monday, 16 November 2026 8:40 AM\nTo: Grace Huang\nSubject: Bill\n\nHi Grace, here it is.',
    'All good.',
  ],
  [
    "Outlook's line",
    'All good.\n\n________________________________\nFrom: Mel Carmody <mel@carmody.example>\nSent: Monday\n\nHi',
    'All good.',
  ],
  ['the old head', 'OK\n\n-----Original Message-----\nFrom: Mel\nHi Grace', 'OK'],
  ['a phone', 'Lock us in\n\nSent from my iPhone', 'Lock us in'],
  [
    'a phone over a quote',
    'Lock us in\n\nSent from my iPhone\n\nOn 16 Nov 2026, at 8:40 am, Mel <mel@carmody.example> wrote:\n\n> Hi',
    'Lock us in',
  ],
  ['a signature', 'Come Tuesday.\n\n-- \nGrace Huang\nPhone (02) 5550 8229', 'Come Tuesday.'],
  [
    'small print',
    'Come Tuesday.\n\nThis email and any attachments are confidential and intended only for the addressee.\nDo not copy.',
    'Come Tuesday.',
  ],
  [
    'a scheme that limits what they are liable for',
    'Please reissue the invoice.\n\nKaren Walsh\nLiability limited by a scheme approved under Professional Standards Legislation.',
    'Please reissue the invoice.\n\nKaren Walsh',
  ],
  [
    'such a scheme behind a name',
    'Please ring.\n\nWalsh & Co | Liability limited by a scheme approved under Professional Standards Legislation',
    'Please ring.',
  ],
  [
    'the end of a newsletter',
    'Come Tuesday.\n\nGrace\n\nTo unsubscribe from our updates click here.',
    'Come Tuesday.\n\nGrace',
  ],
  [
    'whose land it is',
    'Come Tuesday.\n\nWalsh & Co acknowledges the Traditional Owners of country and pays its respects.',
    'Come Tuesday.',
  ],
  ['what a scanner says', 'Come Tuesday.\n\nVirus-free. www.scanner.example', 'Come Tuesday.'],
])('cuts %s', (_what, mail, own) => {
  const { text, quoted } = whatTheyWrote(mail);
  expect(text).toBe(own);
  expect(quoted).toBeTruthy();
});

it.each([
  ['a plain text', 'Hi Mel,\nTransferred the $795 this morning.\nGrace'],
  ['what starts like a head', 'On Tuesday I wrote you a note. From: the gate, turn left.\nDate: Friday suits us.'],
  ['nothing but a quote', '> Is Tuesday fine?'],
  ['nothing but a phone', 'Sent from my iPhone'],
  ['a wish to be left out', 'I would like to unsubscribe from your texts.'],
  ['a word on who is liable', 'Who is liable if the tank leaks? Is that limited?'],
  [
    'rules of dashes in a list',
    'Update on your order:\n\n  Ridge caps x 44 ...... confirmed\n  Sarking 2 rolls ...... out of stock\n\nSorry',
  ],
])('keeps %s', (_what, mail) =>
  expect(whatTheyWrote(mail)).toEqual({ text: mail, quoted: null, mixed: false, between: [] }),
);

const HEAD = 'From: Mel Carmody\nSent: Monday, 16 November 2026 8:40 AM\nTo: Grace Huang\nSubject: Quote';
const OURS = 'Hi Grace,\n\nThe tank is $2,200.00. To accept, reply YES.\n\nwe went with my cousin in the end';
it.each([
  ["Outlook's head first", `${HEAD}\n\n${OURS}`],
  ['a line over it', `________________________________\n${HEAD}\n\n${OURS}`],
  [
    "a phone's own line over it",
    `Get Outlook for Android<https://aka.ms/x>\n________________________________\n${HEAD}\n\n${OURS}`,
  ],
  ['a word of answers below it', `See my answers below in red.\n\n${HEAD}\n\n${OURS}`],
  ['a word of comments in it', `Hi Mel, comments in blue\n\n${HEAD}\n\n${OURS}`],
  ['see below', `Hi Mel,\n\nPlease see below.\n\n${HEAD}\n\n${OURS}`],
  ['the old head first', `Sent from my Galaxy\n\n\n-------- Original message --------\n${HEAD}\n\n${OURS}`],
  [
    "Yahoo's head first",
    `On Monday, 16 November 2026 at 08:40:37 am AEDT, Mel Carmody <mel@carmody.example> wrote:\n\n${OURS}`,
  ],
])('cannot tell whose words are whose: %s', (_what, mail) =>
  expect(whatTheyWrote(mail)).toEqual({ text: mail.trim(), quoted: null, mixed: true, between: [] }),
);

it.each([
  ['a word of something else below', `Yes please. Let me know if the address below is wrong.\n\n${HEAD}\n\n${OURS}`],
  ['a word of an answer', `Thanks for the answer. Go ahead.\n\n${HEAD}\n\n${OURS}`],
  ['words over the head', `All good.\n\n${HEAD}\n\n${OURS}`],
  ['marked lines', `On Mon, 16 Nov 2026 at 8:40 AM, Mel Carmody wrote:\n> ${OURS.replaceAll('\n', '\n> ')}\n\nYes`],
  ['no head', OURS],
])('can tell by %s', (_what, mail) => expect(whatTheyWrote(mail).mixed).toBe(false));

it('finds the answers between the lines, each with what stands above it', () => {
  const mail = [
    'See below.',
    '',
    'On Thu, 19 Nov 2026 at 16:12, Carmody Trades <office@carmody.example> wrote:',
    '',
    '> Hi Tom,',
    '> 1. Bathroom tap: $480.00',
    '',
    'Yes please',
    '',
    '> 2. Deck repair: $6,350.00',
    'Not this year,',
    'sorry',
    '> Carmody Trades',
  ].join('\n');
  expect(whatTheyWrote(mail).between).toEqual([
    { over: 'Hi Tom,\n1. Bathroom tap: $480.00', said: 'Yes please' },
    { over: '2. Deck repair: $6,350.00', said: 'Not this year,\nsorry' },
  ]);
});
