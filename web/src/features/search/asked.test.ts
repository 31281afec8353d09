import { expect, it } from 'vitest';
import { numberIn, readAsked } from './asked.ts';

it.each([
  ['job 1042', 'job', '1042'],
  ['Job #1042', 'job', '1042'],
  ['invoice INV-1002', 'money', 'INV-1002'],
  ['payment from Priya', 'money', 'Priya'],
  ['new quote for Dave Smith', 'quote', 'Dave Smith'],
  ['quote dave', 'quote', 'dave'],
  ['write a quote for Zoë', 'quote', 'Zoë'],
  ['quick quote for Dave', 'quote', 'Dave'],
  ['client dave', 'client', 'dave'],
  ['supplier Rexel', 'supplier', 'Rexel'],
  ['quotes', null, 'quotes'],
  ['jobson', null, 'jobson'],
  ['dave quote', null, 'dave quote'],
  ['  1042 ', null, '1042'],
])('"%s" asks for: %s, %s', (typed, kind, about) => {
  expect(readAsked(typed)).toEqual({ text: typed.trim(), kind, about });
});

it.each([
  ['1002', { series: null, digits: '1002' }],
  ['#1002', { series: null, digits: '1002' }],
  ['INV-1002', { series: 'INV', digits: '1002' }],
  ['inv 1002', { series: 'INV', digits: '1002' }],
  ['cn1001', { series: 'CN', digits: '1001' }],
  ['0412 345 678', null],
  ['1002 pipes', null],
  ['Priya', null],
  ['', null],
])('the number in "%s"', (text, expected) => {
  expect(numberIn(text)).toEqual(expected);
});
