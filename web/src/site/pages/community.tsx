import { COMMUNITY } from '../content/community.ts';
import type { SitePage } from '../page.ts';
import { Article } from '../ui/article.tsx';

const title = 'Community';

export const community: SitePage = {
  path: '/community',
  title,
  description: 'Where to put an idea, a bug or a rating, what we do with it, and where tradies talk.',
  Body: () => <Article title={title} lead="Have your say." sections={COMMUNITY} />,
};
