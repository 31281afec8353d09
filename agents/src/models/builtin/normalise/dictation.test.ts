import { describe, expect, it } from 'vitest';
import { normalise } from '../normalise.ts';
import { withoutSpelling, writtenMail } from './dictation.ts';

describe('names spelt out', () => {
  it.each([
    ['hamish drummond h a m i s h his number', 'hamish drummond his number'],
    ['Hamish H-A-M-I-S-H Drummond', 'Hamish Drummond'],
    ['ana patten p a double t e n wants', 'ana patten wants'],
    ['zoltan kirali k i r a l y phone', 'zoltan kiraly phone'],
    ['Ngaire Tana T.A.N.A in Hutt', 'Ngaire Tana in Hutt'],
    ['hamish h a m i s h a deck', 'hamish a deck'],
    ["hamish that's h a m i s h", 'hamish'],
  ])('%j is %j', (heard, written) => expect(withoutSpelling(heard)).toBe(written));

  it.each(['blocks a b c', 'a m', 'plan b and c'])('%j stays', (text) => expect(withoutSpelling(text)).toBe(text));
});

describe('e-mail said aloud', () => {
  it.each([
    ['jo at example dot com', 'jo@example.com'],
    ['his email is jo dot smith at example dot com dot au ok', 'his email is jo.smith@example.com.au ok'],
    ['Jo underscore d at my dash firm dot co dot nz', 'jo_d@my-firm.co.nz'],
    ['jo @ example.com', 'jo@example.com'],
  ])('%j is %j', (said, mail) => expect(writtenMail(said)).toBe(mail));

  it.each(['meet jo at example', '44 caps @ 21.30', 'be at the shop dot on 7'])('%j stays', (text) =>
    expect(writtenMail(text)).toBe(text),
  );
});

describe('filler', () => {
  it.each([
    ['um order 3 doors', 'order 3 doors'],
    ['righto so, uh, order 3 doors', 'order 3 doors'],
    ['hi jerry its mel here order 3 doors', 'order 3 doors'],
    ["g'day it's Dave, order 3 doors", 'order 3 doors'],
    ['hi jerry its mel righto two jobs', 'two jobs'],
    ['kia ora jerry, list my jobs', 'list my jobs'],
    ['hey, its raining push the job back', 'its raining push the job back'],
    ['his name is um Dave', 'his name is Dave'],
    ['knock 10% off because hes a mate', 'knock 10% off because hes a mate'],
    ['righto', 'righto'],
    ['thanks', 'thanks'],
    ['yeah do that', 'yeah do that'],
    ['nah make that 4', 'nah make that 4'],
  ])('%j is %j', (said, plain) => expect(normalise(said)).toBe(plain));
});
