import type { SitePage } from './page.ts';
import { accountPages } from './pages/account/pages.tsx';
import { community } from './pages/community.tsx';
import { contact } from './pages/contact.tsx';
import { contactSales } from './pages/contact-sales.tsx';
import { demo } from './pages/demo.tsx';
import { documentation } from './pages/documentation.tsx';
import { features } from './pages/features.tsx';
import { home } from './pages/home.tsx';
import { integrationPages } from './pages/integration.tsx';
import { integrations } from './pages/integrations.tsx';
import { notFound } from './pages/not-found.tsx';
import { pricing } from './pages/pricing.tsx';
import { privacy } from './pages/privacy.tsx';
import { security } from './pages/security.tsx';
import { support } from './pages/support.tsx';
import { talk } from './pages/talk.tsx';
import { terms } from './pages/terms.tsx';
import { thanks } from './pages/thanks.tsx';
import { whyUs } from './pages/why-us.tsx';

const MARKETING = [home, features, whyUs, integrations, ...integrationPages, pricing];
const HELP = [support, contact, demo, contactSales, talk, thanks];
const ARTICLES = [documentation, community, privacy, terms, security];

/** Every page of the site. A new one is a line here. */
export const PAGES: readonly SitePage[] = [...MARKETING, ...HELP, ...ARTICLES, ...accountPages, notFound];
