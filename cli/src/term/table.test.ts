import { describe, expect, it } from 'vitest';
import { clean, oneLine } from './clean.ts';
import { formatDay, formatMoment, formatMoney, formatShortDay, formatShortMoment, tellIn } from './format.ts';
import { createStyle, wantsColour } from './style.ts';
import { type Column, renderTable } from './table.ts';
import { displayWidth, truncate, wrap, wrapText } from './width.ts';

interface Row {
  name: string;
  client: string;
  amount: string;
}
const columns: Column<Row>[] = [
  { title: 'Job', value: (row) => row.name, shrinkTo: 6 },
  { title: 'Client', value: (row) => row.client, shrinkTo: 6, dropOrder: 1 },
  { title: 'Budget', value: (row) => row.amount, align: 'right' },
];
const rows: Row[] = [
  { name: 'Switchboard upgrade', client: 'Jen Wu', amount: '$3,500.00' },
  { name: '配電盤 🔌', client: 'A very long client name', amount: '$80.00' },
];

describe('a table', () => {
  it('is as wide as it needs where nobody looks', () => {
    expect(renderTable(columns, rows)).toEqual([
      'Job                  Client                      Budget',
      'Switchboard upgrade  Jen Wu                   $3,500.00',
      '配電盤 🔌            A very long client name     $80.00',
    ]);
  });

  it('fits every width it can, cutting the widest first and then leaving columns out', () => {
    for (let width = 17; width <= 80; width++) {
      for (const line of renderTable(columns, rows, width)) expect(displayWidth(line)).toBeLessThanOrEqual(width);
    }
    expect(renderTable(columns, rows, 20)[0]).toBe('Job           Budget');
  });

  it('tells each record in lines of its own where its columns fit in no way: a sum is never cut', () => {
    expect(renderTable(columns, rows, 15)).toEqual([
      'Job     Switch…',
      'Client  Jen Wu',
      'Budget',
      '$3,500.00',
      '',
      'Job     配電盤…',
      'Client  A very…',
      'Budget  $80.00',
      '',
    ]);
    expect(renderTable(columns, rows, 17)[0]).toBe('Job        Budget');
  });
});

describe('text for a terminal', () => {
  it('knows how wide characters are', () => {
    expect(displayWidth('Kōwhai')).toBe(6);
    expect(displayWidth('e\u0301')).toBe(1);
    expect(displayWidth('工事👷🏽‍♀️')).toBe(6);
    expect(truncate('工事現場', 5)).toBe('工事…');
    expect(truncate('short', 5)).toBe('short');
  });

  it('wraps between words, and inside a word that is too long', () => {
    expect(wrap('Order ten downlights\nnow', 10)).toEqual(['Order ten', 'downlights', 'now']);
    expect(wrap('ab工事現場 x', 5)).toEqual(['ab工', '事現', '場 x']);
    expect(wrap('', 5)).toEqual(['']);
  });

  it('is broken between words where the terminal would break it anywhere, with what it begins with in front', () => {
    expect(wrapText('Only $305.00 of that is due.\n  smoko invoices list', 12)).toBe(
      'Only $305.00\nof that is\ndue.\n  smoko\n  invoices\n  list',
    );
    expect(wrapText('\u001B[33m! Twelve cells\u001B[39m', 14)).toBe('\u001B[33m! Twelve cells\u001B[39m');
    expect(wrapText('See http://127.0.0.1/i/abc', 8)).toBe('See\nhttp://127.0.0.1/i/abc');
    expect(wrapText('as long as it is', undefined)).toBe('as long as it is');
  });

  it('cannot be made to steer the terminal', () => {
    expect(clean('a\u001B[2Jb\u0007c\u202Ed\u009Be\nf\tg\r\n')).toBe('a[2Jbcde\nf\tg\n');
    expect(oneLine(' two\n lines ')).toBe('two lines');
  });

  it('shows money and days as people here write them', () => {
    expect([formatMoney(3500), formatMoney(18.5), formatMoney(null)]).toEqual(['$3,500.00', '$18.50', '-']);
    expect([formatDay('2026-03-12'), formatDay(null)]).toEqual(['Thu 12 Mar 2026', '-']);
    expect([formatShortDay('2026-03-02'), formatShortDay(null)]).toEqual(['02/03/2026', '-']);
    // of the business, whatever zone this computer is in
    tellIn('Australia/Perth');
    expect(formatMoment('2026-09-12T16:05:00Z')).toBe('Sun 13 Sep 2026, 12:05 am');
    expect(formatShortMoment('2026-09-12T16:05:00Z')).toBe('13/09/2026 12:05 am');
    tellIn('Nowhere/AtAll');
    expect(formatMoment('2026-06-30T22:00:00Z')).toBe('Wed 1 Jul 2026, 6:00 am');
  });

  it('is coloured for people only', () => {
    expect(wantsColour({ isTTY: true }, {})).toBe(true);
    expect(wantsColour({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
    expect(wantsColour({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
    expect(wantsColour({}, {})).toBe(false);
    expect(createStyle(false)('red', 'x')).toBe('x');
    expect(createStyle(true)('red', 'x')).toBe('\u001B[31mx\u001B[39m');
  });
});
