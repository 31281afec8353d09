import type { ArticleSection } from './article.ts';
import { GUIDE_CONTROL } from './guide-control.ts';
import { GUIDE_WORK } from './guide-work.ts';

export const GUIDE: readonly ArticleSection[] = [...GUIDE_WORK, ...GUIDE_CONTROL];
