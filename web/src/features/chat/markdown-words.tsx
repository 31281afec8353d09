import { MarkdownTextPrimitive } from '@assistant-ui/react-markdown';
import type { ComponentProps } from 'react';

/** Links leave this page in a new tab; the other side learns nothing about where from. */
const Link = ({ href, children }: ComponentProps<'a'>) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/**
 * Markdown without raw HTML and without pictures: words may come from outside (a client's text message), and a
 * picture would tell its server that it was looked at.
 */
export default function MarkdownWords() {
  return (
    <MarkdownTextPrimitive
      className="prose-chat"
      smooth={false}
      defer
      skipHtml
      disallowedElements={['img']}
      components={{ a: Link }}
    />
  );
}
