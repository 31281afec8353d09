import { describe, expect, it } from 'vitest';
import { normalise } from '../normalise.ts';

describe('shorthand', () => {
  it.each([
    ['do it tmrrw', 'do it tomorrow'],
    ['book it 2moro arvo', 'book it tomorrow arvo'],
    ['drop it off 2day', 'drop it off today'],
    ['nxt wk n the wk after', 'next week and the week after'],
    ['whats on this wknd', 'whats on this weekend'],
    ['gloves w/ the order, w/o fail', 'gloves with the order, without fail'],
    ['finish b4 xmas', 'finish before xmas'],
    ['put it thru coz shes waiting', 'put it through because shes waiting'],
    ['gonna need a price', 'going to need a price'],
    ['tell em u cant', 'tell them you cant'],
    ['3 nites at 129 a nite', '3 nights at 129 a night'],
    ['inv dave 25% dep', 'invoice dave 25% deposit'],
    ['bring it fwd', 'bring it forward'],
    ['Tmrw see Dave', 'Tomorrow see Dave'],
    ['JOB FOR MURPHY REHANG 3 DOORS TMRW', 'job for murphy rehang 3 doors tomorrow'],
  ])('%j is %j', (message, plain) => expect(normalise(message)).toBe(plain));

  it.each([
    'renew the ute rego',
    'get the sparky in for brekky at smoko',
    'chippy on site thursday arvo',
    'unit u 4/27 Smith St',
    'Smith & Sons Plumbing want a quote',
    'email inv@example.com',
    'M8 bolts from wk-tools',
    '$2k for the deck',
    '250L tank and 2400x1200 ply',
    "that's 90x45 H3",
    'quote Ngaire Hōhepa and Māia Tāne',
  ])('%j stays', (message) => expect(normalise(message)).toBe(message));
});

describe('4 and 2', () => {
  it.each([
    ['got a start 4 mrs whitlock', 'got a start for mrs whitlock'],
    ['book the lift 4 the 11th', 'book the lift for the 11th'],
    ['a price 4 Dave', 'a price for Dave'],
    ['create job 8428 4 Shanelle Yarrow', 'create job 8428 for Shanelle Yarrow'],
    ['log $260.13 4 tip fees', 'log $260.13 for tip fees'],
    ['bill Ana $610 4 Pergola Build', 'bill Ana $610 for Pergola Build'],
    ['job 4 murphy, doors', 'job for murphy, doors'],
    ['quote 4 sanjays pool', 'quote for sanjays pool'],
    ['lights 4 james', 'lights for james'],
    ['what did they pay 4 their stairs', 'what did they pay for their stairs'],
    ['hookup 4 ngaire nxt thurs', 'hookup for ngaire next thurs'],
    ['got 2 do the gutters', 'got to do the gutters'],
    ['i want 2 send the invoice', 'i want to send the invoice'],
    ['push it back 2 the 5th', 'push it back to the 5th'],
    ['two rolls of twin and earth', 'two rolls of twin-and-earth'],
    ['bill dan 500 include gst', 'bill dan 500 inc gst'],
    ['bill dan 500, gst is inside', 'bill dan 500, inc gst'],
    ['bill dan 500 not including gst', 'bill dan 500 plus gst'],
    ['bill dan 500, doesnt include gst', 'bill dan 500, plus gst'],
    ['bill dan 500 gst not included', 'bill dan 500 plus gst'],
    ['bill dan 500 excludes gst', 'bill dan 500 plus gst'],
    ['bill dan 2 grand and gst on top', 'bill dan 2 grand plus gst'],
    ['bill dan 500 before gst', 'bill dan 500 plus gst'],
    ['bill dan 500 with the gst', 'bill dan 500 inc gst'],
  ])('%j is %j', (message, plain) => expect(normalise(message)).toBe(plain));

  it.each([
    'get 4 tubes of silicone',
    'whats my gst on top of that',
    'remind me before gst is due',
    'ring dan about gst',
    'drop in at 4',
    'make that 4',
    'make that 4 the lot',
    'job 4 is done',
    'hot water and 4 taps',
    'rehang 4 doors',
    'roof membrane 4 drums',
    'hot water 4 taps',
    'start 4 dec',
    'come at 4 tomorrow',
    'unit 4 Kembla St',
    'need 2 drop sheets',
    'stick these 2 in the book',
    'bring the posts forward to 2 dec',
  ])('%j stays', (message) => expect(normalise(message)).toBe(message));
});
