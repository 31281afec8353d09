import { describe, expect, it } from 'vitest';
import { normalise } from '../normalise.ts';

describe('what is said as it is heard or typed in a hurry', () => {
  it.each([
    ['who the hell still owes me money', 'who still owes me money'],
    ['where on earth is the mesh', 'where is the mesh'],
    ['what the bloody hell did bob pay', 'what did bob pay'],
    ['order too sheets of form ply', 'order two sheets of form ply'],
    ['grab to bags of lime', 'grab two bags of lime'],
    ['bend pipe by mundy morn', 'bend pipe by monday morning'],
    ['start his tank mundy instead 730', 'start his tank monday instead 730'],
    ['finish the deck sundy arvo', 'finish the deck sunday arvo'],
    ['wen thats paid', 'when thats paid'],
    ['what does she still ow me', 'what does she still owe me'],
    ['quote bassett for the trims 1430 inc', 'quote bassett for the trims 1430 inc gst'],
    ['1430 incl, send it', '1430 inc gst, send it'],
    ['if they havent by monday remind me to chase them', 'remind me on monday to chase them, if they havent'],
    ['if bob hasnt paid by friday, remind me to ring him', 'remind me on friday to ring him, if bob hasnt paid'],
  ])('%j is %j', (said, plain) => expect(normalise(said)).toBe(plain));

  it.each([
    'the hell of a job at bobs',
    'ring mundy about the tap',
    'i want to order to the shop',
    'sheets too',
    '330 each inc fitted',
    'inc the tiles',
    'remind me to chase them if they havent paid by monday',
  ])('%j stays', (said) => expect(normalise(said)).toBe(said));
});
