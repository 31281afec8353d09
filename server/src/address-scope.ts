import { BlockList, isIP } from 'node:net';

/** Where a network address leads; `never`: to nothing that may be asked. */
export type AddressScope = 'loopback' | 'private' | 'public' | 'never';

const list = (...networks: string[]): BlockList => {
  const made = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    made.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return made;
};

const LOOPBACK = list('127.0.0.0/8', '::1/128');
const PRIVATE = list('10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7');
/**
 * Link-local, where clouds tell a machine its own secrets (their other addresses for that beside it), "this network",
 * multicast, what is reserved or for documentation, and IPv6 that carries an IPv4 address in ways only few networks know.
 */
const NEVER = list(
  '169.254.0.0/16',
  'fe80::/10',
  '100.100.100.200/32',
  '168.63.129.16/32',
  'fd00:ec2::254/128',
  '0.0.0.0/8',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  'fec0::/10',
  'ff00::/8',
);

const MAPPED = /^::ffff:(?:0:)?([\da-f]{1,4}):([\da-f]{1,4})$/i;
/** `::ffff:7f00:1` is 127.0.0.1. */
function unmapped(address: string): string {
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (dotted) return dotted;
  const [, high, low] = MAPPED.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const bits = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return bits.flatMap((part) => [part >> 8, part & 0xff]).join('.');
}

/** The scope of an IPv4 or IPv6 address without brackets; `never` for a text that is no address. */
export function addressScope(address: string): AddressScope {
  const plain = unmapped(address.split('%', 1)[0] ?? '');
  const version = isIP(plain);
  if (version === 0) return 'never';
  const type = version === 6 ? 'ipv6' : 'ipv4';
  if (NEVER.check(plain, type)) return 'never';
  if (LOOPBACK.check(plain, type)) return 'loopback';
  return PRIVATE.check(plain, type) ? 'private' : 'public';
}
