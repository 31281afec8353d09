import { describe, expect, it } from 'vitest';
import { channelFor } from './channel.ts';

const both = { email: 'rosa@example.org', phone: '0491 570 156' };

describe('the way a message goes', () => {
  it.each([
    ['email', both, 'email'],
    ['sms', both, 'sms'],
    ['sms', { ...both, sms_opt_out: true }, 'email'],
    ['sms', { ...both, phone: '1300 975 707' }, 'email'],
    ['sms', { ...both, phone: '+61 1800 160 401' }, 'email'],
    ['sms', { ...both, phone: '+61 491 570 156' }, 'sms'],
    ['sms', { ...both, phone: '(02) 5550 1234' }, 'email'],
    ['sms', { email: null, phone: '(02) 5550 1234' }, 'sms'],
    ['sms', { ...both, phone: null }, 'email'],
    ['sms', { ...both, phone: '' }, 'email'],
    ['email', { ...both, email: null }, 'sms'],
    ['email', { email: null, phone: null }, 'sms'],
  ] as const)('%s preferred, %j: %s', (preferred, contact, way) => {
    expect(channelFor(contact, preferred, 'AU')).toBe(way);
  });
});
