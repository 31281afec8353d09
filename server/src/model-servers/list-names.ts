import { z } from 'zod';
import { refusedBecause } from './guarded-fetch.ts';

const listed = z.object({
  data: z.array(z.object({ id: z.string().min(1).max(200), owned_by: z.string().optional() })),
});
/** More than anybody could choose from. */
const MOST = 200;
const MOST_BYTES = 2_000_000;

/** What a server says it has. */
export interface Listed {
  models: string[];
  /** As the server calls itself: "library" of Ollama, "organization_owner" of LM Studio. */
  ownedBy: string | null;
}

/** Why a list could not be had. The message is for people and names no secret. */
class NoList extends Error {
  override name = 'NoList';
}

/** GET {baseUrl}/models as OpenAI has it. `ms`: how long it is waited for. Rejects with NoList. */
export async function listNames(
  fetcher: typeof fetch,
  { baseUrl, key, ms }: { baseUrl: string; key: string | null; ms: number },
): Promise<Listed> {
  const { host } = new URL(baseUrl);
  let body: unknown;
  try {
    const answer = await fetcher(`${baseUrl}/models`, {
      headers: { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      signal: AbortSignal.timeout(ms),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new NoList(
        [401, 403].includes(answer.status)
          ? `${host} did not take the key. Check that it was copied whole.`
          : `${host} does not list its models (${answer.status}). Check the address, or type the name of the model.`,
      );
    }
    body = JSON.parse(await upTo(answer, MOST_BYTES));
  } catch (error) {
    if (error instanceof NoList) throw error;
    throw new NoList(
      refusedBecause(error) ?? `${host} did not answer. Check that the server is running and the address is right.`,
    );
  }
  const read = listed.safeParse(body);
  if (!read.success) throw new NoList(`${host} answered, but not like a model server. Check the address.`);
  const { data } = read.data;
  return { models: data.slice(0, MOST).map(({ id }) => id), ownedBy: data[0]?.owned_by ?? null };
}

async function upTo({ body }: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > most) throw new Error('too long to be a list');
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts).toString('utf8');
}
