import { GUIDE } from '../content/documentation.ts';
import type { SitePage } from '../page.ts';
import { Article } from '../ui/article.tsx';

const title = 'Documentation';

export const documentation: SitePage = {
  path: '/documentation',
  title,
  description:
    'The user guide of Smoko, for tradies: first job, quotes, invoices, calendar, approvals and undo, files, import and export, settings, terminal.',
  Body: () => (
    <Article
      title={title}
      lead="The user guide. Read the first part, then start: the rest is here when you need it."
      sections={GUIDE}
    />
  ),
};
