import { describe, expect, it } from 'vitest';
import { countedExtras } from './counted-extras.ts';

const SAID = 'give it an optional line, 5 year warranty 250';

describe('a price that was said to be optional', () => {
  it.each([
    ['update_quote', { new_total: 250 }, [{ path: 'new_total', value: 250 }]],
    ['update_quote', { add_line: { description: 'Warranty', amount: 250 } }, [{ path: 'add_line', value: 250 }]],
    ['create_quote', { lines: [{ description: 'Warranty', unit_price: 250 }] }, [{ path: 'lines', value: 250 }]],
    ['update_quote', { add_line: { description: 'Warranty', amount: 250, optional: true } }, []],
    ['update_quote', { add_choice: { lines: [] } }, []],
    ['update_quote', { accepted_lines: ['warranty'] }, []],
    ['update_quote', { status: 'sent' }, []],
    ['create_invoice', { lines: [{ description: 'Warranty', unit_price: 250 }] }, [{ path: 'lines', value: 250 }]],
    ['change_invoice_lines', { add_lines: [{ unit_price: 250 }] }, [{ path: 'add_lines', value: 250 }]],
    ['create_finance_record', { amount: 250 }, []],
  ])('%s %j', (tool, args, doubted) => {
    expect(countedExtras(tool, args, SAID)).toEqual(doubted);
  });

  it('is none where nobody said so', () => {
    expect(countedExtras('update_quote', { new_total: 250 }, 'make it 250')).toEqual([]);
  });
});
