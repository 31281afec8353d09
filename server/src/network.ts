import { ipKeyGenerator } from 'express-rate-limit';

/** One end user often has a whole /64 and may come with another address each time (RFC 6177). */
const IPV6_SUBNET = 64;

/** What is counted together: an IPv4 address, or the network of an IPv6 one, like 2001:db8:0:1::/64. */
export const networkOf = (address: string): string => ipKeyGenerator(address, IPV6_SUBNET);
