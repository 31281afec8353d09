import { describe, expect, it } from 'vitest';
import { linksIn } from './word-links.ts';

/** What leads somewhere, and where to. */
const links = (text: string, ofJobs = false) =>
  linksIn(text, ofJobs).flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.text, piece.href]]));

const LINES: [string, string[][]][] = [
  [
    'invoice INV-1002: $680.00 for Tom Nguyen, job 1002 - Blocked stormwater drain, due Tue 24 Nov 2026',
    [
      ['INV-1002', '/finance-data?type=invoice'],
      ['1002', '/job-details?job=1002'],
    ],
  ],
  ['Q3 for Corner Press Cafe, $4,785.00 inc GST', [['Q3', '/quotes?q=Q3']]],
  ['Created quote Q12.', [['Q12', '/quotes?q=Q12']]],
  [
    'Corner Press Cafe, 02 5550 4481, hello@cornerpress.example, 300 High St, Penrith NSW 2750',
    [
      ['02 5550 4481', 'tel:0255504481'],
      ['hello@cornerpress.example', 'mailto:hello@cornerpress.example'],
    ],
  ],
  ['Ring Priya on 0491 570 156.', [['0491 570 156', 'tel:0491570156']]],
  [
    'Ring +61 491 570 156, (02) 5550 4481 or 1300 975 707',
    [
      ['+61 491 570 156', 'tel:+61491570156'],
      ['(02) 5550 4481', 'tel:0255504481'],
      ['1300 975 707', 'tel:1300975707'],
    ],
  ],
  [
    'Mere: 021 555 0142, office 09 555 0142',
    [
      ['021 555 0142', 'tel:0215550142'],
      ['09 555 0142', 'tel:095550142'],
    ],
  ],
  ['Write to hello@q3.example.', [['hello@q3.example', 'mailto:hello@q3.example']]],
  ['Job #J-77 is done', [['J-77', '/job-details?job=J-77']]],
];

const PLAIN = [
  'ABN 51 824 753 556, BSB 062-000, account 1234 5678',
  'Q1 2026 is lodged, so is Q4 BAS',
  'job 2 of 3, invoice 1 of 2, due 2026-11-24',
  'FAQ12, https://q3.example/Q3x, 3.0491570156',
  '$1,380.00 for 9 m of 100 mm pipe, 2-10 Hill Rd',
];

describe('what can be tapped in a reply', () => {
  it.each(LINES)('%s', (line, found) => expect(links(line)).toEqual(found));
  it.each(PLAIN)('nothing in: %s', (line) => expect(linksIn(line)).toEqual([line]));

  it('the number that begins a line, of a list of jobs alone', () => {
    const line = '1001 - Hot water replacement for Priya Sharma, $2,400.00 plus GST';
    expect(links(line, true)).toEqual([['1001', '/job-details?job=1001']]);
    expect(links(line)).toEqual([]);
  });

  it('loses no letter', () => {
    for (const line of [...LINES.map(([text]) => text), ...PLAIN]) {
      expect(
        linksIn(line)
          .map((piece) => (typeof piece === 'string' ? piece : piece.text))
          .join(''),
      ).toBe(line);
    }
  });
});
