import { ArrowRight, X } from 'lucide-react';
import { WHY_US_TESTIMONIALS } from '../content/testimonials.ts';
import { GAINS, STATS } from '../content/trust.ts';
import { COMPARISON, COMPETITORS, DIFFERENTIATORS, NOT_FOR_YOU } from '../content/why-us.ts';
import type { SitePage } from '../page.ts';
import { cardLooks } from '../ui/card.tsx';
import { ClaimBadge, Claimed, ExampleBadge } from '../ui/claimed.tsx';
import { ClosingCall } from '../ui/closing-call.tsx';
import { FigureRow } from '../ui/figure-row.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTop, Section } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';

const Different = () => (
  <section
    aria-labelledby="different"
    className="mx-auto grid max-w-6xl items-start gap-x-14 gap-y-10 px-4 pb-12 sm:px-6 lg:grid-cols-[1fr_20rem]"
  >
    <h2 id="different" className="sr-only">
      What is different
    </h2>
    <ul className="grid">
      {DIFFERENTIATORS.map(({ icon, title, description, claim, see }) => (
        <Claimed
          as="li"
          key={title}
          claim={claim}
          className="grid grid-cols-[auto_1fr] gap-x-4 border-b-2 border-line py-5 first:pt-0 last:border-0"
        >
          <Icon name={icon} />
          <div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="headline text-lg">{title}</h3>
              <ClaimBadge claim={claim} />
            </div>
            <p className="mt-1 max-w-prose text-soft">{description}</p>
            <a
              href={see.href}
              className="-mb-2 inline-flex min-h-12 items-center gap-1.5 font-semibold text-link underline underline-offset-4"
            >
              {see.label}
              <ArrowRight aria-hidden className="size-4" />
            </a>
          </div>
        </Claimed>
      ))}
    </ul>
    <figure className="grid gap-3 max-lg:mx-auto max-lg:max-w-80">
      <img
        src="/pictures/guide-approvals.webp"
        width={780}
        height={1580}
        loading="lazy"
        decoding="async"
        alt="Approvals on a phone: a task to be deleted waits, with Approve and Reject"
        className="h-auto w-full rounded-lg border-2 border-edge shadow-lift"
      />
      <figcaption className="text-sm text-soft">
        Michelle wants to delete a task. It waits until somebody says yes, and so does everything that an assistant
        would send.
      </figcaption>
    </figure>
  </section>
);

const isOurs = (source: string) => source.startsWith('/');

const Comparison = () => (
  <Section
    id="comparison"
    title="Side by side, with sources"
    lead="What each says of itself, and where. Some of it speaks against us. Look there for what holds today: help pages change."
    tone="sunken"
  >
    <table className="block w-full border-collapse text-left sm:table">
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-edge">
          <th scope="col" className="py-4 pr-4 align-bottom">
            What you ask
          </th>
          {COMPETITORS.map((name) => (
            <th key={name} scope="col" className="headline w-1/4 py-4 pr-4 align-bottom">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {COMPARISON.map(({ what, facts }) => (
          <tr key={what} className="grid gap-2.5 border-b-2 border-line py-5 last:border-0 sm:table-row sm:border-b">
            <th scope="row" className="headline py-0 pr-4 text-lg sm:py-4 sm:text-base">
              {what}
            </th>
            {facts.map(({ text, source }, column) => (
              <td key={source} className="pr-4 align-top sm:py-4">
                <span aria-hidden className="eyebrow block text-faint sm:hidden">
                  {COMPETITORS[column]}
                </span>
                {text}.{' '}
                <a
                  href={source}
                  {...(isOurs(source) ? {} : { 'data-source': '', rel: 'noopener nofollow', target: '_blank' })}
                  className="whitespace-nowrap text-link text-sm underline underline-offset-4"
                >
                  Source
                  <span className="sr-only">
                    : {COMPETITORS[column]}, {what}
                  </span>
                </a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

const NotForYou = () => (
  <Section
    id="not-for-you"
    title="When Smoko is not for you"
    lead="Today. When one of these changes, it moves off this list."
  >
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {NOT_FOR_YOU.map((reason) => (
        <li key={reason} className="flex gap-2.5">
          <X aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" strokeWidth={3} />
          {reason}
        </li>
      ))}
    </ul>
  </Section>
);

const Voices = () => (
  <Section id="voices" title="From the tools" tone="sunken">
    <ul className="grid gap-4 lg:grid-cols-3">
      {WHY_US_TESTIMONIALS.map(({ id, name, role, quote, rating }) => (
        <Claimed as="li" key={id} claim="testimonials" className={cardLooks}>
          <div className="flex items-center justify-between gap-3">
            <Stars rating={rating} />
            <ExampleBadge />
          </div>
          <blockquote className="text-lg">“{quote}”</blockquote>
          <p>
            <span className="block font-bold">{name}</span>
            <span className="text-sm text-soft">{role}</span>
          </p>
        </Claimed>
      ))}
    </ul>
  </Section>
);

const Body = () => (
  <>
    <PageTop
      title="Why Smoko, and why not"
      lead="Because typing is not the job. Six things that are different, each with a place to check it, and what others do that we do not."
    />
    <Different />
    <Comparison />
    <NotForYou />
    <Voices />
    <Section id="figures" title="In figures" tone="ink">
      <FigureRow figures={GAINS} />
      <FigureRow figures={STATS} />
    </Section>
    <ClosingCall />
  </>
);

export const whyUs: SitePage = {
  path: '/why-us',
  title: 'Why us',
  description:
    'Four AI assistants that wait for your yes and can undo what they did. How that compares with other job apps, by their own words, and when to choose another.',
  Body,
};
