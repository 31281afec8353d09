import { PRIVACY } from '../content/privacy.ts';
import type { SitePage } from '../page.ts';
import { Article } from '../ui/article.tsx';

const title = 'Privacy Policy';

export const privacy: SitePage = {
  path: '/privacy',
  title,
  description:
    'What Smoko stores, what the assistants decide and what waits for your yes, how long data is kept, and your rights in Australia and New Zealand.',
  Body: () => (
    <Article
      title={title}
      lead="What is stored, who decides what, and how you get it back. In plain words."
      sections={PRIVACY}
      operator
    />
  ),
};
