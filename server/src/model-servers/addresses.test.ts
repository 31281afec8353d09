import { describe, expect, it } from 'vitest';
import { addressScope } from '../address-scope.ts';
import { refusal } from './addresses.ts';

describe('what an address reaches', () => {
  it.each([
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1']],
    [
      'private',
      ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.20', '100.64.0.7', 'fd12:3456::1', '::ffff:10.0.0.1'],
    ],
    ['public', ['1.1.1.1', '172.32.0.1', '11.0.0.1', '2606:4700::1111', '::ffff:1.1.1.1']],
    [
      'never',
      [
        '169.254.169.254',
        '169.254.0.1',
        'fe80::1',
        'fe80::1%eth0',
        '::ffff:169.254.169.254',
        '::ffff:a9fe:a9fe',
        'fd00:ec2::254',
        '100.100.100.200',
        '168.63.129.16',
        '0.0.0.0',
        '::',
        '224.0.0.1',
        '255.255.255.255',
        'ff02::1',
        '64:ff9b::a9fe:a9fe',
        '2002:a9fe:a9fe::1',
        'localhost',
        '',
      ],
    ],
  ] as const)('%s', (scope, addresses) => {
    for (const address of addresses) expect([address, addressScope(address)]).toEqual([address, scope]);
  });
});

describe('what may be asked', () => {
  const anywhere = { privateAllowed: true };
  const outside = { privateAllowed: false };
  it('is public addresses over https, and this network where that is allowed', () => {
    expect(refusal('public', 'https:', outside)).toBeNull();
    expect(refusal('public', 'http:', anywhere)).toContain('https://');
    for (const scope of ['loopback', 'private'] as const) {
      expect(refusal(scope, 'http:', anywhere)).toBeNull();
      expect(refusal(scope, 'https:', anywhere)).toBeNull();
      expect(refusal(scope, 'https:', outside)).toContain('Whoever runs this Smoko can allow them.');
    }
    for (const policy of [anywhere, outside]) expect(refusal('never', 'https:', policy)).not.toBeNull();
  });
});
