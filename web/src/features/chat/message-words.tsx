import { MessagePrimitive, useMessagePartText } from '@assistant-ui/react';
import { lazy, Suspense } from 'react';

/** Markdown comes after the first paint: until then, and for the length of its download, the plain words. */
const MarkdownWords = lazy(() => import('./markdown-words.tsx'));

function PlainWords() {
  return <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{useMessagePartText().text}</p>;
}

export const AssistantWords = () => (
  <MessagePrimitive.Parts>
    {({ part }) =>
      part.type === 'text' && part.text !== '' ? (
        <Suspense fallback={<PlainWords />}>
          <MarkdownWords />
        </Suspense>
      ) : null
    }
  </MessagePrimitive.Parts>
);

export const UserWords = () => (
  <MessagePrimitive.Parts>{({ part }) => (part.type === 'text' ? <PlainWords /> : null)}</MessagePrimitive.Parts>
);
