import Markdown from 'react-markdown';
import type { ArticleSection } from '../content/article.ts';
import { Operator } from './operator.tsx';

const OPERATOR = { id: 'operator', title: 'Who runs this Smoko' };

interface Props {
  title: string;
  lead: string;
  sections: readonly ArticleSection[];
  /** Says first who is behind it. */
  operator?: boolean;
}

/** A long page: its parts in a list beside or above them, each with an anchor. */
export const Article = ({ title, lead, sections, operator = false }: Props) => (
  <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-12 gap-y-8 px-4 py-10 sm:px-6 lg:grid-cols-[16rem_1fr] lg:py-16">
    <div className="grid gap-4 lg:col-span-2">
      <h1 className="headline text-2xl sm:text-3xl lg:text-4xl">{title}</h1>
      <p className="max-w-2xl text-lg text-soft">{lead}</p>
    </div>
    <nav aria-label="On this page" className="self-start lg:sticky lg:top-24">
      <ul className="grid rounded-lg border-2 border-line bg-surface p-2 sm:grid-cols-2 lg:grid-cols-1">
        {[...(operator ? [OPERATOR] : []), ...sections].map(({ id, title: name }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-12 items-center rounded-md px-3 font-semibold hover:bg-sunken">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className="grid min-w-0 gap-12">
      {operator && <Operator />}
      {sections.map((section, i) => (
        <Part key={section.id} {...section} lazy={i > 0} />
      ))}
    </div>
  </div>
);

const Part = ({ id, title, text, picture, lazy }: ArticleSection & { lazy: boolean }) => (
  <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-6 sm:grid-cols-[1fr_auto]">
    <div className="site-prose min-w-0 max-w-prose">
      <h2 id={`${id}-title`} className="headline text-2xl">
        {title}
      </h2>
      <Markdown>{text}</Markdown>
    </div>
    {picture && (
      <img
        src={picture.src}
        alt={picture.alt}
        width={390}
        height={picture.height}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        className="h-auto w-full max-w-72 self-start justify-self-center rounded-lg border-2 border-edge sm:w-60"
      />
    )}
  </section>
);
