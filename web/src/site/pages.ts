import type { SitePage } from './page.ts';
import { features } from './pages/features.tsx';
import { home } from './pages/home.tsx';
import { integrationPages } from './pages/integration.tsx';
import { integrations } from './pages/integrations.tsx';
import { notFound } from './pages/not-found.tsx';
import { pricing } from './pages/pricing.tsx';
import { whyUs } from './pages/why-us.tsx';

/** Every page of the site. A new one is a line here. */
export const PAGES: readonly SitePage[] = [home, features, whyUs, integrations, ...integrationPages, pricing, notFound];
