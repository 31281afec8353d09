import { frozen, type ModelServer } from '@smoko/contract';
import { createGuardedFetch } from './guarded-fetch.ts';
import { listNames } from './list-names.ts';

/** As servers name the owner of their models: tells them apart where one listens at another's address. */
const OWNERS: Readonly<Record<string, string>> = frozen({
  library: 'Ollama',
  organization_owner: 'LM Studio',
  llamacpp: 'llama.cpp',
  vllm: 'vLLM',
});

/** Looks at all of them side by side; those that answer within `ms` like a model server, in this order. Never rejects. */
export async function findServers(
  places: readonly { name: string; base_url: string }[],
  ms: number,
): Promise<ModelServer[]> {
  const fetcher = createGuardedFetch({ privateAllowed: true });
  const looks = places.map(async ({ name, base_url }) => {
    const { models, ownedBy } = await listNames(fetcher, { baseUrl: base_url, key: null, ms });
    return { name: OWNERS[ownedBy ?? ''] ?? name, base_url, models };
  });
  const found = await Promise.allSettled(looks);
  return found.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : []));
}
