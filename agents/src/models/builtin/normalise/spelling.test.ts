import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { repair } from './spelling.ts';

describe('repair', () => {
  it.each([
    ['raise an invocie', 'raise an invoice'],
    ['qoute for the deck', 'quote for the deck'],
    ['we nede 7 alarms for the jbo', 'we need 7 alarms for the job'],
    ['makr it paid', 'mark it paid'],
    ['Quoe Harriet frmo the list', 'Quote Harriet from the list'],
    ['Cler out the list', 'Clear out the list'],
    ['Reanme job 4350', 'Rename job 4350'],
    ["waht's on", "what's on"],
    ['tehy owe me', 'they owe me'],
    ['two tass', 'two tasks'],
    ['30 day teerms', '30 day terms'],
    ['now in prpgress', 'now in progress'],
    ['tommorow', 'tomorrow'],
    ['tomorow arvo', 'tomorrow arvo'],
    ['wendesday', 'wednesday'],
    ['thrusday', 'thursday'],
    ['satuday', 'saturday'],
    ['decmber', 'december'],
    ['febuary', 'february'],
    ['new suplier', 'new supplier'],
    ['recieved', 'received'],
    ['orderd', 'ordered'],
    ['add a clinet', 'add a client'],
    ['paymnet', 'payment'],
    ['expence', 'expense'],
    ['shedule', 'schedule'],
    ['adress', 'address'],
    ['udpate', 'update'],
    ['complet', 'complete'],
    ['cancell', 'cancel'],
    ['remidner', 'reminder'],
    ['delviery', 'delivery'],
    ['beofre', 'before'],
    ['8 sheest', '8 sheets'],
    ['3 litrs', '3 litres'],
    ['eleven hunderd', 'eleven hundred'],
    ['Invocie Grace', 'Invoice Grace'],
    ['Done. Qoute Grace', 'Done. Quote Grace'],
  ])('%j is %j', (typed, right) => expect(repair(typed)).toBe(right));

  it.each([
    'clint wants pickets and brackets',
    'match the older trough',
    'mitre 10',
    'stack the stock on the palace stall',
    'caulked and shorted, boring and combing',
    'roof shingles, sticky track, wack it',
    'theyre quite tanks',
    'weed mat, weeds and mulch',
    'for Qoute Pty Ltd',
    'for Tommorow',
    'chase the pavement',
    'mail orderd@example.com',
    'tsk qte jb',
    'dishwashr hookup',
    'gyprok and colorbnd',
    'ngaire hōhepa',
    'munday and pryce',
    "they're what couldnt",
    'orders, invoices, numbers, delivers',
  ])('%j stays', (text) => expect(repair(text)).toBe(text));
});

describe('editDistance', () => {
  it.each([
    ['order', 'order', 0],
    ['ordre', 'order', 1],
    ['oder', 'order', 1],
    ['orfer', 'order', 1],
    ['march', 'marsh', 1],
    ['matcha', 'marcha', 1],
    ['cat', 'elephant', 3],
  ])('%s %s', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance));
});
