import type { DomainOutput, getModel } from '@smoko/contract';
import { baseUrlOf } from './choice.ts';
import type { ChoiceDoc } from './store.ts';
import type { Month } from './uses.ts';

const MICROS = 1_000_000;
/** A running test that reported nothing for this long is over: its process ended. */
export const TEST_SILENCE_MS = 300_000;

const isStale = ({ test_beat }: Pick<ChoiceDoc, 'test_beat'>): boolean =>
  test_beat === null || Date.now() - test_beat.getTime() > TEST_SILENCE_MS;

interface Details {
  month: Month;
  standard: { name: string; host: string | null };
  privateAllowed: boolean;
  why: string | null;
}

const BUILT_IN = { name: 'built-in', host: null } as const;

/** The model settings as the API shows them to their owner: only the last characters of the key. */
export function asModelSettings(
  doc: ChoiceDoc,
  { month, standard, privateAllowed, why }: Details,
): DomainOutput<typeof getModel> {
  const { kind, base_url, model, key_ends, input_price, output_price, budget, trouble, version } = doc;
  const address = baseUrlOf(doc);
  const chosen = address && model ? { name: model, host: new URL(address).host } : BUILT_IN;
  return {
    kind,
    base_url,
    model,
    key_ends,
    answers: { ...(why ? BUILT_IN : kind === 'default' ? standard : chosen), why },
    default: standard,
    input_price,
    output_price,
    budget,
    month,
    trouble: trouble && { at: trouble.at.toISOString(), message: trouble.message },
    test: asTest(doc),
    private_allowed: privateAllowed,
    version,
  };
}

/** The latest test as the API shows it; its cost in millionths of a dollar. */
export function asTest(doc: Pick<ChoiceDoc, 'test' | 'test_beat'>): DomainOutput<typeof getModel>['test'] {
  if (!doc.test) return null;
  const { cost, status, ...test } = doc.test;
  const ended = status === 'running' && isStale(doc);
  return { ...test, status: ended ? 'stopped' : status, cost: cost === null ? null : Math.round(cost * MICROS) };
}
