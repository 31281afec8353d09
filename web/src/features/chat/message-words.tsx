import { Suspense } from 'react';
import { later } from '../../lib/later.ts';

/** Markdown comes after the first paint: until then, and for the length of its download, the plain words. */
const MarkdownWords = later(async () => (await import('./markdown-words.tsx')).default);

export const PlainWords = ({ text }: { text: string }) => (
  <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
);

export const AssistantWords = ({ text }: { text: string }) =>
  text === '' ? null : (
    <Suspense fallback={<PlainWords text={text} />}>
      <MarkdownWords text={text} />
    </Suspense>
  );
