import { lookup } from 'node:dns/promises';
import { addressScope } from '../address-scope.ts';
import type { ModelEnvironment } from '../domain/model/model-environment.ts';
import { type AddressPolicy, refusal } from './addresses.ts';
import { findServers } from './find-servers.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { listNames } from './list-names.ts';

/** Quick enough to wait for: they are on this machine. */
const LOOK_MS = 700;
const LIST_MS = 8_000;

type Network = Pick<ModelEnvironment, 'privateAllowed' | 'refusal' | 'names' | 'servers'>;

/** What choosing a model needs of the network. `places`: where servers of this machine are looked for. */
export function modelNetwork(
  policy: AddressPolicy,
  places: readonly { name: string; base_url: string }[],
  find: (hostname: string) => Promise<{ address: string }[]> = (hostname) => lookup(hostname, { all: true }),
): Network {
  const fetcher = createGuardedFetch(policy);
  return {
    privateAllowed: policy.privateAllowed,
    async refusal(address) {
      const { hostname, protocol } = new URL(address);
      // a name that nobody knows now may be known later: asking it is checked again each time
      const found = await find(hostname.replace(/^\[|\]$/g, '')).catch(() => []);
      return (
        found.map((one) => refusal(addressScope(one.address), protocol, policy)).find((why) => why !== null) ?? null
      );
    },
    names: async (baseUrl, key) => (await listNames(fetcher, { baseUrl, key, ms: LIST_MS })).models,
    servers: () => findServers(places, LOOK_MS),
  };
}
