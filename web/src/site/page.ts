import type { AccountPath, SitePath } from '@smoko/contract';
import type { ComponentType } from 'react';

/** One prerendered page. */
export interface SitePage {
  path: SitePath | AccountPath | '/404';
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  Body: ComponentType;
  /** schema.org objects for search engines, without `@context`. */
  structured?: readonly object[];
  /** Of signing in: without the site's header and footer, and with a script of its own. */
  account?: boolean;
  /** Stays out of the sitemap and of search engines. */
  hidden?: boolean;
}
