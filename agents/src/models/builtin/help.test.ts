import { describe, expect, it } from 'vitest';
import { helpWith } from './help.ts';
import { normalise } from './normalise.ts';

describe('how Smoko works', () => {
  it.each([
    ['what can you do', 'new job for Dave'],
    ['wat can u actually do', 'new job for Dave'],
    ['sorry what can you do again?', 'new job for Dave'],
    ['what do you do exactly', 'new job for Dave'],
    ['help', 'new job for Dave'],
    ['how does this work', 'new job for Dave'],
    ['how do i add a job', 'New Job in the menu'],
    ['hey jerry how do I put a quote together in this thing', 'quote Dave'],
    ['whats the best way to send an invoice', 'waits for your yes'],
    ['how do u log an expense', 'spent 58.30'],
    ['how do i undo something', 'undo that'],
    ['how would i get rid of something you did by mistake', 'undo that'],
    ['how do I turn on dark mode', 'moon'],
    ['is there a dark theme', 'moon'],
    ['dark mode on please', 'moon'],
    ['how do i mark a job as finished', 'the deck is done'],
    ['where do i change the fonts', 'menu'],
    ['where do i change my abn', 'Settings'],
    ['can you export my clients', 'CSV'],
    ['how can i bring my old customers in from a spreadsheet', 'CSV'],
    ['can i talk to a real person', 'no person'],
    ['how can i add a supplier', 'add supplier'],
    ['how to order stuff', 'order 3 downlights'],
    ['what should i say to you to add a job?', 'new job for Dave'],
  ])('%s', (said, told) => expect(helpWith(normalise(said))).toContain(told));

  it.each([
    'how do i get to the retaining wall',
    'how can i reach bowral timber',
    'how do i know if dave paid his invoice',
    'what can you tell me about the deck job',
    'what do you have on order for the deck',
    'what jobs do i have',
    'can you add a job for Dave',
    'what can i invoice Dave for',
    'how do we stand on the deck job',
    'help Dave move his fridge on Monday, remind me',
    'what does Dave do',
    'paint the dark room, 400',
    'how does the deck job look',
    'import tiles from italy for the deck, 400',
  ])('is not asked for by: %s', (said) => expect(helpWith(normalise(said))).toBeNull());
});
