import { ABOUT_PASSAGES } from './content/about.ts';
import { articlePassages } from './content/article.ts';
import { COMMUNITY } from './content/community.ts';
import { CONTACT_PASSAGES } from './content/contact-page.ts';
import { DEMO_PASSAGES } from './content/demo.ts';
import { GUIDE } from './content/documentation.ts';
import { featurePassages } from './content/features.ts';
import { integrationPassages } from './content/integrations.ts';
import { pricingPassages } from './content/pricing.ts';
import { PRIVACY } from './content/privacy.ts';
import { SECURITY } from './content/security.ts';
import { SUPPORT_PASSAGES } from './content/support.ts';
import { TERMS } from './content/terms.ts';
import type { Passage } from './passage.ts';

const MARKETING = [...featurePassages, ...integrationPassages, ...pricingPassages];
const HELP = [...ABOUT_PASSAGES, ...SUPPORT_PASSAGES, ...CONTACT_PASSAGES, ...DEMO_PASSAGES];
const ARTICLES = [
  ...articlePassages('/documentation', GUIDE),
  ...articlePassages('/community', COMMUNITY),
  ...articlePassages('/privacy', PRIVACY),
  ...articlePassages('/terms', TERMS),
  ...articlePassages('/security', SECURITY),
];

/** What the visitor chat knows: each content file's passages are a line here. */
export const PASSAGES: readonly Passage[] = [...MARKETING, ...HELP, ...ARTICLES];
