import { frozen } from '@smoko/contract';
import { type ComponentProps, memo, useDeferredValue } from 'react';
import Markdown from 'react-markdown';
import { Link as RouterLink } from 'react-router-dom';

/** A screen of ours is opened here; any other link in a new tab, and the other side learns nothing about where from. */
const Link = ({ href = '', children }: ComponentProps<'a'>) =>
  /^\/(?!\/)/.test(href) ? (
    <RouterLink to={href}>{children}</RouterLink>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );

const components = frozen({ a: Link });
const pictures = frozen<string[]>(['img']);

/**
 * Markdown without raw HTML and without pictures: words may come from outside (a client's text message), and a
 * picture would tell its server that it was looked at.
 */
const Words = memo(({ text }: { text: string }) => (
  <Markdown skipHtml disallowedElements={pictures} components={components}>
    {text}
  </Markdown>
));

/** While words still come in, what can be done on the screen goes first. */
export default function MarkdownWords({ text }: { text: string }) {
  return (
    <div className="prose-chat">
      <Words text={useDeferredValue(text)} />
    </div>
  );
}
