import { ABOUT_PASSAGES } from './content/about.ts';
import { CONTACT_PASSAGES } from './content/contact-page.ts';
import { DEMO_PASSAGES } from './content/demo.ts';
import { featurePassages } from './content/features.ts';
import { integrationPassages } from './content/integrations.ts';
import { pricingPassages } from './content/pricing.ts';
import { SUPPORT_PASSAGES } from './content/support.ts';
import type { Passage } from './passage.ts';

const MARKETING = [...featurePassages, ...integrationPassages, ...pricingPassages];
const HELP = [...ABOUT_PASSAGES, ...SUPPORT_PASSAGES, ...CONTACT_PASSAGES, ...DEMO_PASSAGES];

/** What the visitor chat knows: each content file's passages are a line here. */
export const PASSAGES: readonly Passage[] = [...MARKETING, ...HELP];
