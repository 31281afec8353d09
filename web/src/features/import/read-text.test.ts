import { expect, it } from 'vitest';
import { readText } from './read-text.ts';

const file = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'a.csv');

it.each([
  ['UTF-8', file(0x5a, 0x6f, 0xc3, 0xab), 'Zoë'],
  ['Windows-1252', file(0x5a, 0x6f, 0xeb), 'Zoë'],
  ['UTF-16', file(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0), 'Zoë'],
])('reads %s', async (_, given, text) => expect(await readText(given)).toBe(text));
