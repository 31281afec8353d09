import { SECURITY } from '../content/security.ts';
import type { SitePage } from '../page.ts';
import { Article } from '../ui/article.tsx';

const title = 'Security';

export const security: SitePage = {
  path: '/security',
  title,
  description:
    'How Smoko protects your account and your records, what the AI is not allowed to do, and what is not done yet.',
  Body: () => (
    <Article title={title} lead="What is done, and what is not. Nothing on this page is a plan." sections={SECURITY} />
  ),
};
