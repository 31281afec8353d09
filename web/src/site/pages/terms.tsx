import { TERMS } from '../content/terms.ts';
import type { SitePage } from '../page.ts';
import { Article } from '../ui/article.tsx';

const title = 'Terms of Service';

export const terms: SitePage = {
  path: '/terms',
  title,
  description:
    'The terms under which you use Smoko: your account, plans, your data, what assistants write, and your rights.',
  Body: () => <Article title={title} lead="Short, so that you can read them." sections={TERMS} operator />,
};
