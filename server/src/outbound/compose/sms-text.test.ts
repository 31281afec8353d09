import { describe, expect, it } from 'vitest';
import { signedSms, smsText } from './sms-text.ts';

describe('an SMS', () => {
  it.each([
    ['We’ll be there at 7', "We'll be there at 7", 'GSM-7', 1],
    ['“Spare” key – under the mat…', '"Spare" key - under the mat...', 'GSM-7', 1],
    ['Seven\u00a0o’clock\r\nMel', "Seven o'clock\nMel", 'GSM-7', 1],
    ['Café at 10, £5 or €5', 'Café at 10, £5 or €5', 'GSM-7', 1],
    ['Kia ora Wākefield', 'Kia ora Wākefield', 'UCS-2', 1],
    ['Done 👍', 'Done 👍', 'UCS-2', 1],
    ['a'.repeat(160), 'a'.repeat(160), 'GSM-7', 1],
    ['a'.repeat(161), 'a'.repeat(161), 'GSM-7', 2],
    ['a'.repeat(306), 'a'.repeat(306), 'GSM-7', 2],
    ['a'.repeat(307), 'a'.repeat(307), 'GSM-7', 3],
    // the euro sign counts twice
    [`${'a'.repeat(158)}€`, `${'a'.repeat(158)}€`, 'GSM-7', 1],
    [`${'a'.repeat(159)}€`, `${'a'.repeat(159)}€`, 'GSM-7', 2],
    ['ā'.repeat(70), 'ā'.repeat(70), 'UCS-2', 1],
    ['ā'.repeat(71), 'ā'.repeat(71), 'UCS-2', 2],
    ['ā'.repeat(135), 'ā'.repeat(135), 'UCS-2', 3],
  ])('%j leaves as %j, in %s, in %i', (written, text, encoding, parts) => {
    expect(smsText(written)).toEqual({ text, encoding, parts, cost: parts * 8 });
  });

  it.each([
    ['On my way', []],
    ['We’ll be there', ['Curly quotes, long dashes and the like go as plain ones.']],
    [
      `We’ll ${'a'.repeat(100)}`,
      ['Curly quotes, long dashes and the like go as plain ones: that makes it 1 text, not 2.'],
    ],
    ['Kia ora Wākefield 👍', []],
    [
      `Wākefield ${'a'.repeat(100)}`,
      ['An emoji or a letter such as ā makes it 2 texts, about $0.16: without, it would be 1 text, about $0.08.'],
    ],
    [
      `👍 ${'a'.repeat(100)}`,
      ['An emoji or a letter such as ā makes it 2 texts, about $0.16: without, it would be 1 text, about $0.08.'],
    ],
  ])('%s: what is said of its characters', (body, notes) => {
    expect(signedSms(body, 'Mel', false).notes).toEqual(notes);
  });

  it('says once who writes', () => {
    expect(signedSms('On my way', 'Carmody Trades', false).text).toBe('On my way\nCarmody Trades');
    const named = 'Hi Dave, Mel from CARMODY TRADES here';
    expect(signedSms(named, 'Carmody Trades', false).text).toBe(named);
  });

  it('says how to stop them when it is commercial, once', () => {
    const { text } = signedSms('Any thoughts on the quote?', 'Carmody Trades', true);
    expect(text).toBe('Any thoughts on the quote?\nCarmody Trades\nReply STOP to opt out');
    expect(signedSms(text, 'Carmody Trades', true).text).toBe(text);
  });
});
