import { expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { namesFirst } from './names-first.ts';

const records: KnownRecord[] = [
  { kind: 'client', id: 'ben', name: 'Ben Achterberg' },
  { kind: 'client', id: 'rosa', name: 'Rosa Bianchi' },
];
const talk = { message: '', history: [], records, facts: { today: '2026-11-20', country: 'AU' as const } };

it.each([
  'ben achterberg, quote him 480 plus gst for the motor swap',
  'ben achterberg, invoice him 480 plus gst',
  'rosa, text her im running late',
  'rosa - bill her 300',
  'ben, can you send him the quote',
  'rosa bianchi: credit her 35',
  'ben, write up a quote for him',
  'rosa, remind her about friday',
])('names somebody and orders something of them: %s', (said) => expect(namesFirst(said, talk)).toBe(true));

it.each([
  'sorry, make them 5',
  'no, put her on thursday',
  'nah, charge them 480',
  'actually, make her 900',
  'ben achterberg',
  'ben achterberg, 480',
  'its for ben, 480 not 500',
  'hang on, send it to her',
])('puts something right: %s', (said) => expect(namesFirst(said, talk)).toBe(false));
