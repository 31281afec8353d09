import { featurePassages } from './content/features.ts';
import { integrationPassages } from './content/integrations.ts';
import { pricingPassages } from './content/pricing.ts';
import type { Passage } from './passage.ts';

/** What the visitor chat knows: each content file's passages are a line here. */
export const PASSAGES: readonly Passage[] = [...featurePassages, ...integrationPassages, ...pricingPassages];
