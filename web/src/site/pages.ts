import type { SitePage } from './page.ts';
import { home } from './pages/home.tsx';
import { notFound } from './pages/not-found.tsx';

/** Every page of the site. A new one is a line here. */
export const PAGES: readonly SitePage[] = [home, notFound];
