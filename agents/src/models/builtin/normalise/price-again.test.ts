import { describe, expect, it } from 'vitest';
import { normalise } from '../normalise.ts';

describe('one price in place of another, in the same breath', () => {
  it.each([
    ["quote him 2150. hmm the motor's gone up, 2300 plus gst", 'quote him 2300 plus gst'],
    [
      'quote ingrid 680 plus gst for the van lettering. actually 720 plus gst',
      'quote ingrid 720 plus gst for the van lettering',
    ],
    [
      "quote tavita for the roof 890 plus gst. nah he's family, do 750 plus gst",
      'quote tavita for the roof 750 plus gst',
    ],
  ])('%s', (message, read) => expect(normalise(message)).toBe(read));

  it.each([
    'invoice marg 850. oh and sam owes me 300',
    'invoice dave 850 for the tap. oh and quote marg 1200',
    'invoice dave 850 for the tap, oh and text him at 10',
    'invoice marg 850 plus gst for labour, actually and materials 320',
    'is invoice 3001 overdue? actually 3002',
    'quote sam 4500 for the bathroom. actually the start date is the 24th',
    'invoice dave 450 for the tap. no wait, add 50 for the tip',
  ])('is another business, and stays: %s', (message) => {
    const figures = (text: string) => text.match(/\d+/g);
    expect(figures(normalise(message))).toEqual(figures(message));
  });
});

describe('a count behind what is counted', () => {
  it('goes in front of it', () =>
    expect(normalise('I need bluestone, 14 pieces')).toBe('I need 14 pieces of bluestone'));

  it.each([
    'order from bunnings for the deck job, 20 bags postcrete',
    'need to ring marg, 14 sheets came damaged',
    'get dave to pick up, 3 boxes screws',
  ])('is not read in "%s"', (message) => expect(normalise(message)).toBe(message));
});

describe('who says it', () => {
  it('is left out where it is said for somebody', () =>
    expect(normalise("I'm doing the office for dad from now on. Whose jobs are coming up?")).toBe(
      'Whose jobs are coming up?',
    ));

  it.each([
    "i'm doing the office repaint at harbour cafe tuesday. invoice them 500",
    "i'm doing the books tonight, move dave to friday. ok",
  ])('is work: %s', (message) => expect(normalise(message)).toContain(message.slice(0, 25)));
});
