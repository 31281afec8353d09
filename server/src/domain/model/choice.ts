import { type DomainInput, invalid, MODEL_PRICES, OPENAI_URL, type updateModel } from '@smoko/contract';
import type { ChoiceDoc } from './store.ts';

/** A choice with its decrypted key: never stored or sent to anybody in this form. */
export interface PlainChoice {
  kind: ChoiceDoc['kind'];
  base_url: string | null;
  model: string | null;
  key: string | null;
}
export type ChoiceInput = Pick<DomainInput<typeof updateModel>, 'kind' | 'base_url' | 'model' | 'key'>;

/** The base URL of the model server: fixed for OpenAI, typed for others, null for the default and the built-in model. */
export const baseUrlOf = ({ kind, base_url }: Pick<PlainChoice, 'kind' | 'base_url'>): string | null =>
  kind === 'openai' ? OPENAI_URL : base_url;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The address as it is stored: without a trailing slash, and with /v1 where no path was typed. Throws invalid. */
function tidyAddress(text: string): string {
  const url = new URL(text);
  if (url.username || url.password)
    throw invalid('base_url', 'Leave user and password out of the address: the key has a field of its own.');
  url.search = '';
  url.hash = '';
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  return `${url.origin}${path === '' || path === '/' ? '/v1' : path}`;
}

/**
 * Applies `input` to a choice. The key is dropped when the server changes, so that it never goes to another one. Throws
 * invalid where the address is missing or not allowed.
 */
export function applyInput(before: PlainChoice, input: ChoiceInput): PlainChoice {
  const kind = input.kind ?? before.kind;
  if (kind === 'default' || kind === 'builtin') return { kind, base_url: null, model: null, key: null };
  const typed = input.base_url ?? (input.base_url === null || kind !== before.kind ? null : before.base_url);
  const base_url = kind === 'openai' || typed === null ? null : tidyAddress(typed);
  if (kind !== 'openai' && base_url === null) throw invalid('base_url', 'Enter the address of the model server.');
  if (kind === 'local' && base_url && !LOOPBACK.test(new URL(base_url).hostname)) {
    throw invalid(
      'base_url',
      'A server on this machine has an address like http://127.0.0.1:11434/v1. Choose "other" for any other.',
    );
  }
  const sameServer = originOf(before) === originOf({ kind, base_url });
  const model = input.model ?? (sameServer ? before.model : null);
  const key = input.key === undefined ? (sameServer ? before.key : null) : input.key;
  return { kind, base_url, model, key };
}

/** Throws invalid where a choice lacks what every request needs: a model and, for OpenAI, a key. */
export function assertComplete({ kind, model, key }: PlainChoice): void {
  if (kind === 'default' || kind === 'builtin') return;
  if (!model) throw invalid('model', 'Say which model to use.');
  if (kind === 'openai' && !key)
    throw invalid('key', 'OpenAI needs a key: make one at platform.openai.com and enter it here.');
}

export const originOf = (choice: Pick<PlainChoice, 'kind' | 'base_url'>): string | null => {
  const address = baseUrlOf(choice);
  return address && new URL(address).origin;
};

const MICROS = 1_000_000;
interface Prices {
  input_price: number | null;
  output_price: number | null;
}
/** OpenAI's list prices in millionths of a dollar for a million tokens; null where no price is known. */
export function knownPrices({ kind, model }: Pick<PlainChoice, 'kind' | 'model'>): Prices {
  const listed = kind === 'openai' && model && Object.hasOwn(MODEL_PRICES, model) ? MODEL_PRICES[model] : undefined;
  return {
    input_price: listed ? Math.round(listed.input * MICROS) : null,
    output_price: listed ? Math.round(listed.output * MICROS) : null,
  };
}

/** What these tokens cost, in millionths of a dollar; null where a price is missing. */
export function costOf({ input, output }: { input: number; output: number }, prices: Prices): number | null {
  const { input_price, output_price } = prices;
  if (input_price === null || output_price === null) return null;
  return Math.round((input * input_price + output * output_price) / MICROS);
}
