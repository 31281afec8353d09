import { frozen } from '@smoko/contract';
import { type ComponentProps, type MouseEvent, memo, useDeferredValue } from 'react';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { notify } from '../../lib/notify.ts';
import { linkWords } from './link-words.ts';
import { pathOfNamed } from './open-record.ts';
import type { NamedRecord } from './word-links.ts';

type LinkProps = ComponentProps<'a'> & { 'data-kind'?: NamedRecord['kind'] };

/** A screen of ours is opened here; any other link in a new tab, and the other side learns nothing about where from. */
function Link({ href = '', children, 'data-kind': kind }: LinkProps) {
  if (kind) return <RecordWords record={{ kind, name: String(children) }} list={href} />;
  if (/^\/(?!\/)/.test(href)) return <RouterLink to={href}>{children}</RouterLink>;
  if (/^(?:tel|mailto):/.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Opens the record that it names; in a new tab the list in which it stands. */
function RecordWords({ record, list }: { record: NamedRecord; list: string }) {
  const navigate = useNavigate();
  const open = async () => {
    try {
      const path = await pathOfNamed(record);
      if (path) await navigate(path);
      else notify.error('Error', `No ${record.kind} on file is called ${record.name}.`);
    } catch (error) {
      notify.failure(error);
    }
  };
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <RouterLink to={list} onClick={onClick}>
      {record.name}
    </RouterLink>
  );
}

const components = frozen({ a: Link });
const pictures = frozen<string[]>(['img']);

/** Telephone numbers may be dialled; all else as Markdown is always shown. */
const safeAddress = (url: string): string => (/^tel:\+?\d{6,15}$/.test(url) ? url : defaultUrlTransform(url));

/**
 * Markdown without raw HTML and without pictures: words may come from outside (a client's text message), and a
 * picture would tell its server that it was looked at.
 */
const Words = memo(({ text }: { text: string }) => (
  <Markdown
    skipHtml
    disallowedElements={pictures}
    components={components}
    rehypePlugins={[linkWords]}
    urlTransform={safeAddress}
  >
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
