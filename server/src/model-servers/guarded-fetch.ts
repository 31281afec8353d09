import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { addressScope } from '../address-scope.ts';
import { type AddressPolicy, refusal } from './addresses.ts';

/** An address that was typed is not one that may be asked. The message is for people. */
class AddressRefused extends Error {
  override name = 'AddressRefused';
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * A fetch for addresses that people type: names are looked up here and every address they stand for is checked, and it is
 * one of those that is connected to, so that a name cannot mean something else a moment later. Redirects are not followed.
 * Rejects with AddressRefused.
 */
export function createGuardedFetch(policy: AddressPolicy, resolve: Resolve = lookup): typeof fetch {
  const guarded =
    (scheme: string): LookupFunction =>
    (hostname, options, done) =>
      resolve(hostname, { ...options, all: true }, (error, found) => {
        if (error) return done(error, []);
        const why = found
          .map(({ address }) => refusal(addressScope(address), scheme, policy))
          .find((one) => one !== null);
        if (why) return done(new AddressRefused(why), []);
        const [first] = found;
        if (options.all || !first) return done(null, found);
        done(null, first.address, first.family);
      });
  type Undici = typeof import('undici');
  let loaded: Promise<{ fetch: Undici['fetch']; agents: Map<string, InstanceType<Undici['Agent']>> }> | undefined;
  // loaded only where a business chose a model: the built-in one needs no network
  const load = () => {
    loaded ??= import('undici').then(({ Agent, fetch }) => ({
      fetch,
      agents: new Map(
        ['http:', 'https:'].map((scheme) => [scheme, new Agent({ connect: { lookup: guarded(scheme) } })]),
      ),
    }));
    return loaded;
  };

  return async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { fetch, agents } = await load();
    const dispatcher = agents.get(url.protocol);
    if (!dispatcher) throw new AddressRefused('The address has to start with https:// or http://.');
    const literal = bare(url.hostname);
    // a plain address is never looked up
    const why = /^[\d.]+$|:/.test(literal) ? refusal(addressScope(literal), url.protocol, policy) : null;
    if (why) throw new AddressRefused(why);
    // undici's own fetch takes what Node's does, whose types name another version of it
    return fetch(url, { ...init, dispatcher, redirect: 'error' } as never);
  };
}

/** What fetch says of a connection that was refused here, in words for people; null where it was something else. */
export function refusedBecause(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof AddressRefused) return at.message;
  return null;
}
