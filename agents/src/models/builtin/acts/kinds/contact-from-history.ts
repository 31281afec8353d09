import type { KnownRecord } from '../../../../known.ts';
import { tokens } from '../../../../tools/matching.ts';
import { takeAddress } from '../../extract/address.ts';
import { takePhone } from '../../extract/contacts.ts';
import type { Scene } from '../scene.ts';

/** How many messages to look back: older ones are about somebody else. */
const LATEST = 14;

/** The messages that name somebody, latest first, then the two latest of all. */
function textsOf({ name }: KnownRecord, { history }: Scene): string[] {
  const words = tokens(name);
  const texts = history
    .slice(-LATEST)
    .map(({ text }) => text)
    .toReversed();
  const own = texts.filter((text) => {
    const said = new Set(tokens(text));
    return words.some((word) => word.length > 2 && said.has(word));
  });
  return [...own, ...texts.slice(0, 2)];
}

/** The phone of a client as it was said or shown in this conversation, or null. */
export function phoneFromHistory(client: KnownRecord, scene: Scene): string | null {
  for (const text of textsOf(client, scene)) {
    const found = takePhone(text, scene.facts);
    if (found) return found.value.trim();
  }
  return null;
}

/** The address of a client on file as far as it is known here, else as it was said or shown in this conversation. */
export function addressFromHistory(client: KnownRecord, scene: Scene): string | null {
  if (client.address) return client.address;
  for (const text of textsOf(client, scene)) {
    const found = takeAddress(text);
    if (found) return found.value;
  }
  return null;
}
