import type { ClaimState } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { depositCap, depositWarning } from './deposit-caps.ts';
import { surchargeWarning } from './surcharge.ts';

describe('the most that a deposit can be', () => {
  it.each<[ClaimState, number, number]>([
    ['QLD', 3_300, 660],
    ['QLD', 3_300.01, 330],
    ['QLD', 10_000, 1_000],
    ['QLD', 20_000, 1_000],
    ['VIC', 19_999.99, 2_000],
    ['VIC', 20_000, 1_000],
    ['NSW', 8_000, 800],
    ['WA', 10_000, 650],
  ])('%s: $%d -> $%d', (state, price, most) => {
    const cents = Math.round(price * 100);
    expect(depositCap(state, cents)?.cents).toBe(most * 100);
    expect(depositWarning(state, most * 100, cents)).toBeNull();
    expect(depositWarning(state, most * 100 + 1, cents)?.code).toBe('deposit_over_cap');
  });

  it.each<ClaimState | null>(['SA', 'TAS', 'ACT', 'NT', null])('is not known in %s: check', (state) => {
    expect(depositWarning(state, 100, 1_000_000)?.code).toBe('deposit_check');
    expect(depositWarning(state, 0, 1_000_000)).toBeNull();
  });

  it('is not known of work that nobody put a price on, and is open in New Zealand', () => {
    expect(depositWarning('NSW', 100, null)).toMatchObject({ code: 'deposit_check' });
    expect(depositWarning('NZ', 900_000, 1_000_000)).toBeNull();
  });
});

describe('a line that charges for paying by card', () => {
  const warned = (description: string, { country = 'AU', day = '2026-10-01' } = {}) =>
    surchargeWarning({ country: country === 'NZ' ? 'NZ' : 'AU' }, [{ description }], day)?.code ?? null;

  it.each(['Credit card surcharge 1.5%', 'Surcharge', 'Card fee', 'EFTPOS fee', 'Visa processing fee'])(
    '%s',
    (line) => {
      expect(warned(line)).toBe('surcharge');
    },
  );
  it.each(['After hours surcharge', 'Fuel surcharge', 'Weekend surcharge', 'SIM card tray', 'Council fee'])(
    'not: %s',
    (line) => {
      expect(warned(line)).toBeNull();
    },
  );
  it('is lawful in New Zealand, and was before October 2026', () => {
    expect(warned('Card fee', { country: 'NZ' })).toBeNull();
    expect(warned('Card fee', { day: '2026-09-30' })).toBeNull();
  });
});
