import { Check, Minus, X } from 'lucide-react';
import { WHY_US_TESTIMONIALS } from '../content/testimonials.ts';
import { GAINS, STATS } from '../content/trust.ts';
import { COMPARISON, COMPETITORS, DIFFERENTIATORS } from '../content/why-us.ts';
import type { SitePage } from '../page.ts';
import { ClaimCard, cardLooks } from '../ui/card.tsx';
import { Claimed } from '../ui/claimed.tsx';
import { ClosingCall } from '../ui/closing-call.tsx';
import { FigureRow } from '../ui/figure-row.tsx';
import { PageTop, Section } from '../ui/section.tsx';
import { Stars } from '../ui/stars.tsx';

const SIGNS = {
  yes: { word: 'Yes', Sign: Check, className: 'text-good' },
  some: { word: 'Some', Sign: Minus, className: 'text-wait' },
  no: { word: 'No', Sign: X, className: 'text-bad' },
} as const;

const Comparison = () => (
  <Section id="comparison" title="Side by side" tone="sunken">
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it too
      tabIndex={0}
      className="overflow-x-auto rounded-lg border-2 border-edge bg-surface"
    >
      <table className="w-full min-w-136 border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-edge">
            <th scope="col" className="p-4">
              What you need
            </th>
            {COMPETITORS.map((name) => (
              <th key={name} scope="col" className="p-4 first-of-type:bg-amber-wash">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ what, has, claim }) => (
            <Claimed as="tr" key={what} claim={claim} className="border-b border-line last:border-0">
              <th scope="row" className="p-4 font-normal">
                {what}
              </th>
              {COMPETITORS.map((name, column) => {
                const { word, Sign, className } = SIGNS[has[column] ?? 'no'];
                return (
                  <td key={name} className="p-4">
                    <span className={`flex items-center gap-2 font-semibold ${className}`}>
                      <Sign aria-hidden className="size-5" strokeWidth={3} />
                      {word}
                    </span>
                  </td>
                );
              })}
            </Claimed>
          ))}
        </tbody>
      </table>
    </section>
  </Section>
);

const Voices = () => (
  <Section id="voices" title="From the tools">
    <ul className="grid gap-4 lg:grid-cols-3">
      {WHY_US_TESTIMONIALS.map(({ id, name, role, quote, rating }) => (
        <Claimed as="li" key={id} claim="testimonials" className={cardLooks}>
          <Stars rating={rating} />
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
      title="Why tradies switch to Smoko"
      lead="Because typing is not the job. Six things that are different here."
    />
    <section aria-labelledby="different" className="mx-auto max-w-6xl px-4 pb-14 sm:px-6">
      <h2 id="different" className="sr-only">
        What is different
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {DIFFERENTIATORS.map((one) => (
          <ClaimCard key={one.title} {...one} />
        ))}
      </ul>
    </section>
    <Comparison />
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
    'Smoko is a team of four AI assistants for tradies that waits for your yes and can undo what it did. How it compares with other job apps and with paper.',
  Body,
};
