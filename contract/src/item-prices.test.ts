import { describe, expect, it } from 'vitest';
import { pricesByItem } from './item-prices.ts';

const order = (
  item_name: string,
  unit_price: number,
  order_date: string | null,
  created_at = '2026-01-01T00:00:00Z',
) => ({
  id: `${item_name}${unit_price}`,
  item_name,
  unit_price,
  quantity: 1,
  order_date,
  created_at,
});

describe('what was paid for an item', () => {
  it('stands together however its name is written, the latest first, with what it changed by', () => {
    const [tiles] = pricesByItem([
      order('Tiles', 30, '2026-02-01'),
      order(' tiles', 32.5, '2026-04-01'),
      order('TILES', 29, '2026-01-01'),
    ]);
    expect(tiles).toMatchObject({ name: ' tiles', change: 2.5 });
    expect(tiles?.paid.map(({ unit_price }) => unit_price)).toEqual([32.5, 30, 29]);
  });

  it('has no change where there is one price, and leaves out what has none', () => {
    expect(pricesByItem([order('Tap', 80, null), order('Pipe', 0, null)])).toMatchObject([
      { name: 'Tap', change: null },
    ]);
  });

  it('is of the day it was put on file where no order date was given', () => {
    const [tap] = pricesByItem([order('Tap', 80, null, '2026-06-01T00:00:00Z'), order('Tap', 90, '2026-05-01')]);
    expect(tap).toMatchObject({ change: -10 });
  });
});
