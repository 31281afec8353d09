import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyaddr from 'proxy-addr';
import type { TrustedProxies } from '../config-variables.ts';
import { networkOf } from '../network.ts';

/** Whether what this address says of the one before it is believed; `hop` counts from the server outwards, from 0. */
export type Trust = (address: string, hop: number) => boolean;

/** Who is at the other end. */
export interface Client {
  /** Without port; an IPv4 address that is written as IPv6 is written as IPv4. */
  address: string;
  /** Reached over https, here or at a trusted proxy. */
  https: boolean;
  /** Nobody in between, and from this very machine. */
  isThisMachine: boolean;
}

const LOOPBACK = /^(::1|127(\.\d{1,3}){3})$/;
/** What proxies add: with any of them somebody else may be behind the address. */
const FORWARDED = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/;

/** From TRUSTED_PROXIES. What anybody else sends along is made up as likely as not. */
export const trustOf = (trusted: TrustedProxies): Trust =>
  typeof trusted === 'number' ? (_address, hop) => hop < trusted : proxyaddr.compile(trusted);

/** `203.0.113.7:5123` and `[2001:db8::1]:80`, as some proxies write it; null for what is no address. */
function plain(text: string | undefined): string | null {
  const [, inside, v4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text ?? '') ?? [];
  const [address = ''] = (inside ?? v4 ?? text ?? '').split('%', 1);
  if (!isIP(address)) return null;
  return ipKeyGenerator(address, false);
}

/**
 * The one place that finds out who is at the other end: of a request, a socket's handshake, whatever begins with HTTP.
 * `X-Forwarded-For` and `X-Forwarded-Proto` count as far as trusted proxies have written them.
 */
export function clientOf(req: IncomingMessage, trust: Trust): Client {
  const peer = plain(req.socket.remoteAddress) ?? '';
  const [proto = ''] = trust(peer, 0) ? String(req.headers['x-forwarded-proto'] ?? '').split(',') : [];
  return {
    // what a trusted proxy wrote down and is no address is nobody: then it is the proxy
    address: plain(proxyaddr(req, (address, hop) => trust(plain(address) ?? address, hop))) ?? peer,
    https: Boolean((req.socket as Partial<TLSSocket>).encrypted) || proto.trim().toLowerCase() === 'https',
    isThisMachine: LOOPBACK.test(peer) && !Object.keys(req.headers).some((name) => FORWARDED.test(name)),
  };
}

/** The same of a request, by the application's own `trust proxy`. */
export const clientOfRequest = (req: Request): Client => clientOf(req, req.app.get('trust proxy fn') as Trust);

/** Of a request. */
export const addressOf = (req: Request): string => networkOf(clientOfRequest(req).address);
