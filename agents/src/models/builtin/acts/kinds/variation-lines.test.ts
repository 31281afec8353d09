import { describe, expect, it } from 'vitest';
import { EACH } from './variation-lines.ts';
import { acts, FILE } from './words.test-support.ts';

const LABOUR = { description: 'Labour', quantity: 2, unit: 'h', unit_price: 110 };
const added = (message: string) => acts(message) as [string, Record<string, unknown>][];

describe('a variation of several prices', () => {
  it.each<[string, object[], string | undefined]>([
    [
      'rosa wants an extra floor waste on the patio roof, 2 hours at 110 plus 65 for the waste plus gst, put it through as a variation',
      [LABOUR, { description: 'Waste', unit_price: 65 }],
      'plus',
    ],
    [
      'variation on the patio roof: extra floor waste, 2 hours at 110 plus 65 for parts plus gst',
      [LABOUR, { description: 'Parts', unit_price: 65 }],
      'plus',
    ],
    [
      'add a variation to the patio roof, labour 2 hours at 110, floor waste 65 plus gst',
      [LABOUR, { description: 'Floor waste', unit_price: 65 }],
      'plus',
    ],
    [
      'variation for rosa: labour 2 hours at $110, parts $65',
      [LABOUR, { description: 'Parts', unit_price: 65 }],
      undefined,
    ],
    [
      'put a variation on the patio roof, 2 hrs at 110 and 65 for parts inc gst',
      [LABOUR, { description: 'Parts', unit_price: 65 }],
      'inc',
    ],
    ['variation on the patio roof, 2 hours at 110', [LABOUR], undefined],
  ])('%s', (message, lines, gst) => {
    const [call] = added(message);
    expect(call?.[0]).toBe('add_variation');
    expect(call?.[1]).toMatchObject({ lines });
    expect(call?.[1].gst).toBe(gst);
    expect(String(call?.[1].description)).not.toMatch(/variation|through|wants|patio/iu);
  });

  it('of one price it stays one', () => {
    expect(added('variation on the patio roof: floor waste, $285 plus gst')[0]?.[1]).toMatchObject({
      amount: 285,
      gst: 'plus',
    });
    expect(added('add a 300 variation to the patio roof for a drainage coil')[0]?.[1]).toMatchObject({ amount: 300 });
  });

  it.each<[string, Record<string, unknown>]>([
    ['each', { lines: [{ description: 'Downlights', quantity: 4, unit_price: 90 }] }],
    ['its each', { lines: [{ description: 'Downlights', quantity: 4, unit_price: 90 }] }],
    ['apiece', { lines: [{ description: 'Downlights', quantity: 4, unit_price: 90 }] }],
    ['in all', { amount: 90 }],
    ['thats all up', { amount: 90 }],
    ['for the lot', { amount: 90 }],
  ])('the answer to which price it is: %s', (answer, priced) => {
    const asked = 'variation on the patio roof, 4 downlights at 90';
    expect(acts(asked)).toEqual([EACH]);
    expect(acts(answer, FILE, [asked, `Renea: ${EACH}`])).toEqual([
      ['add_variation', expect.objectContaining({ job: 'patio', ...priced })],
    ]);
  });

  it('answers nothing where it was not asked', () =>
    expect(JSON.stringify(acts('each', FILE, ['variation on the patio roof', 'How much?']))).not.toContain(
      'add_variation',
    ));
});
