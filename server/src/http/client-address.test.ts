import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../network.ts';
import { clientOf, trustOf } from './client-address.ts';

const request = (peer: string, forwarded?: string, proto?: string, encrypted = false) =>
  ({
    socket: { remoteAddress: peer, encrypted },
    connection: { remoteAddress: peer },
    headers: {
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      ...(proto === undefined ? {} : { 'x-forwarded-proto': proto }),
    },
  }) as unknown as IncomingMessage;

const NONE = trustOf([]);

describe('the address of whoever is at the other end', () => {
  it.each([
    ['nobody is trusted: what is said is made up', [], '198.51.100.1', '203.0.113.7', '198.51.100.1'],
    ['one proxy', 1, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['one proxy, and a forged address before what it wrote', 1, '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['two proxies', 2, '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['a network', ['10.0.0.0/8'], '10.9.9.9', '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['a stranger past the proxies', ['10.0.0.0/8'], '198.51.100.1', '203.0.113.7', '198.51.100.1'],
    ['names of networks', ['loopback', 'uniquelocal'], '127.0.0.1', '203.0.113.7, 192.168.1.4', '203.0.113.7'],
    ['an IPv6 proxy', ['2001:db8::/32'], '2001:db8::1', '2001:db9::7', '2001:db9::7'],
    ['IPv4 written as IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['with a port', 1, '10.0.0.1', '203.0.113.7:5123', '203.0.113.7'],
    ['IPv6 with a port', 1, '10.0.0.1', '[2001:db9::7]:443', '2001:db9::7'],
    ['with a zone', 1, '10.0.0.1', 'fe80::1%eth0', 'fe80::1'],
    ['no address at all', 1, '10.0.0.1', '<script>', '10.0.0.1'],
    ['"unknown"', 1, '10.0.0.1', 'unknown', '10.0.0.1'],
    ['nothing', 1, '10.0.0.1', '', '10.0.0.1'],
    ['no header', 1, '10.0.0.1', undefined, '10.0.0.1'],
  ] as const)('%s', (_what, trusted, peer, forwarded, address) => {
    const trust = trustOf(typeof trusted === 'number' ? trusted : [...trusted]);
    expect(clientOf(request(peer, forwarded), trust).address).toBe(address);
  });

  it('is https by what a trusted proxy says, or by the connection itself', () => {
    expect(clientOf(request('10.0.0.1', undefined, 'https'), trustOf(1)).https).toBe(true);
    expect(clientOf(request('10.0.0.1', undefined, 'https'), NONE).https).toBe(false);
    expect(clientOf(request('10.0.0.1', undefined, 'http'), trustOf(1)).https).toBe(false);
    expect(clientOf(request('10.0.0.1', undefined, undefined, true), NONE).https).toBe(true);
  });

  it('is this machine only where nothing stands in between', () => {
    expect(clientOf(request('::ffff:127.0.0.1'), NONE).isThisMachine).toBe(true);
    expect(clientOf(request('127.0.0.1', '127.0.0.1'), trustOf(['loopback'])).isThisMachine).toBe(false);
    expect(clientOf(request('198.51.100.1'), NONE).isThisMachine).toBe(false);
  });
});

it('IPv6 is counted by its /64, IPv4 by address', () => {
  expect(networkOf('2001:db8:0:1:aaaa::1')).toBe(networkOf('2001:db8:0:1:ffff:ffff:ffff:ffff'));
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:0:2::1'));
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.113.8'));
});
