import { type DomainInput, invalid, MODEL_PRICES, OPENAI_URL, type updateModel } from '@smoko/contract';
import type { ChoiceDoc } from './store.ts';

/** What was chosen, with the key in plain: never stored and never answered like this. */
export interface PlainChoice {
  kind: ChoiceDoc['kind'];
  base_url: string | null;
  model: string | null;
  key: string | null;
}
export type ChoiceInput = Pick<DomainInput<typeof updateModel>, 'kind' | 'base_url' | 'model' | 'key'>;

/** OpenAI's is fixed; others are typed. */
export const addressOf = ({ kind, base_url }: Pick<PlainChoice, 'kind' | 'base_url'>): string | null =>
  kind === 'openai' ? OPENAI_URL : base_url;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** As it is kept: without a slash at its end, with /v1 where no path was typed. Throws invalid. */
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
 * What is chosen after `input`. A key stays only with the address it was given for. Throws invalid where something is
 * missing or does not fit.
 */
export function chosenAfter(before: PlainChoice, input: ChoiceInput): PlainChoice {
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
  const samePlace = originOf(before) === originOf({ kind, base_url });
  const model = input.model ?? (samePlace ? before.model : null);
  const key = input.key === undefined ? (samePlace ? before.key : null) : input.key;
  return { kind, base_url, model, key };
}

/** Throws invalid where it could not answer anybody. */
export function assertComplete({ kind, model, key }: PlainChoice): void {
  if (kind === 'default' || kind === 'builtin') return;
  if (!model) throw invalid('model', 'Say which model to use.');
  if (kind === 'openai' && !key)
    throw invalid('key', 'OpenAI needs a key: make one at platform.openai.com and enter it here.');
}

export const originOf = (choice: Pick<PlainChoice, 'kind' | 'base_url'>): string | null => {
  const address = addressOf(choice);
  return address && new URL(address).origin;
};

const MICROS = 1_000_000;
interface Prices {
  input_price: number | null;
  output_price: number | null;
}
/** As the provider listed them, in millionths of a dollar; null for what is not known to cost anything. */
export function knownPrices({ kind, model }: Pick<PlainChoice, 'kind' | 'model'>): Prices {
  const listed = kind === 'openai' && model && Object.hasOwn(MODEL_PRICES, model) ? MODEL_PRICES[model] : undefined;
  return {
    input_price: listed ? Math.round(listed.input * MICROS) : null,
    output_price: listed ? Math.round(listed.output * MICROS) : null,
  };
}

/** Millionths of a dollar; null where a price is missing. Prices are for a million tokens. */
export function costOf({ input, output }: { input: number; output: number }, prices: Prices): number | null {
  const { input_price, output_price } = prices;
  if (input_price === null || output_price === null) return null;
  return Math.round((input * input_price + output * output_price) / MICROS);
}
