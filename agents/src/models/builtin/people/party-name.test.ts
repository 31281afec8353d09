import { describe, expect, it } from 'vitest';
import { isNoName } from '../lexicon/no-names.ts';
import { pointsBack } from '../lexicon/points-back.ts';
import { partiesIn } from './parties-in.ts';

const names = (noun: 'client' | 'supplier', text: string) =>
  partiesIn(noun, text, { country: 'AU', today: '2026-11-20' }).map(({ name }) => name);

describe('the name of somebody to be added, wherever it stands', () => {
  it.each([
    ['Client to add. Name is Gordon Appleyard. Landline 02 5550 8519', ['Gordon Appleyard']],
    ['my neighbour Clive Dobbin wants to be a client, 0491 576 045. set him up', ['Clive Dobbin']],
    [
      'need the Pascoes in as clients: Trent Pascoe 0491 575 377, Wendy Pascoe 0491 571 670',
      ['Trent Pascoe', 'Wendy Pascoe'],
    ],
    ['new client tony baxter, no sorry Terry Baxter 0491 570 156', ['Terry Baxter']],
    ['Kookaburra Preschool, contact is Leanne 0491 579 310, add em as a client', ['Kookaburra Preschool']],
    ['got a new lead off hipages sanjeev kulkarni 0491 570 156', ['Sanjeev Kulkarni']],
    ['add the lady from the markets, Sunita Bhandari, 0491 570 156', ['Sunita Bhandari']],
    ['could i get Lucinda Frame-Hart added to customers, 0491 570 156, no calls before 10am', ['Lucinda Frame-Hart']],
    ['add him as a client 0491 570 156', [undefined]],
  ])('client: %s', (text, expected) => expect(names('client', text)).toEqual(expected));

  it.each([
    ["We've started buying from Apex Scaffold Hire, put them in as a supplier", ['Apex Scaffold Hire']],
    ['Set Coastwide Pool Chemicals up in my suppliers. They do chlorine', ['Coastwide Pool Chemicals']],
    [
      'theres a place in henderson called Harbour Marine Ply that sells ply, add it to my suppliers',
      ['Harbour Marine Ply'],
    ],
    ['got a new mob for tiles, Tessera Imports, ops@example.org', ['Tessera Imports']],
    [
      "couple of new suppliers: Dobbo's Crane Hire 0491 573 920 and Westgate Steel (sales@westgate.example.net, plate)",
      ["Dobbo's Crane Hire", 'Westgate Steel'],
    ],
  ])('supplier: %s', (text, expected) => expect(names('supplier', text)).toEqual(expected));

  it('takes the number that was put right', () => {
    const [one] = partiesIn('client', 'new client Ada Roe 0491 570 884, sorry make that 0491 570 848', {
      country: 'AU',
      today: '2026-11-20',
    });
    expect(one).toMatchObject({ name: 'Ada Roe', phone: '0491 570 848' });
  });
});

it('knows words of a request from a name', () => {
  expect(['her', 'to add', 'need', 'In', 'put it down as a job'].every(isNoName)).toBe(true);
  expect(['Will Turner', 'The Paint Shed', 'Skip To It', 'dr bose'].some(isNoName)).toBe(false);
});

it('knows a breath that only points at the one before', () => {
  expect(
    ['make it a job', 'put it down as a job for 28 november at $890', 'set him up', 'new job please'].every(pointsBack),
  ).toBe(true);
  expect(
    ['book him in for a deck', 'new job for fred', 'order 3 bags', 'make it 3 coats of oil'].some(pointsBack),
  ).toBe(false);
});
