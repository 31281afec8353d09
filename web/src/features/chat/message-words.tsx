import { lazy, Suspense } from 'react';

/** Markdown comes after the first paint: until then, and for the length of its download, the plain words. */
const MarkdownWords = lazy(() => import('./markdown-words.tsx'));

export const PlainWords = ({ text }: { text: string }) => (
  <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
);

export const AssistantWords = ({ text }: { text: string }) =>
  text === '' ? null : (
    <Suspense fallback={<PlainWords text={text} />}>
      <MarkdownWords text={text} />
    </Suspense>
  );
