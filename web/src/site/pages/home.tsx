import { PLAN_PRICES } from '@smoko/contract';
import { HOME_TOOLS } from '../content/features.ts';
import { HOME_INTEGRATIONS } from '../content/integrations.ts';
import { PLANS } from '../content/pricing.ts';
import { COMING_SOON, GAINS, STATS } from '../content/trust.ts';
import type { SitePage } from '../page.ts';
import { ClaimCard, cardLooks } from '../ui/card.tsx';
import { Claimed, SoonBadge } from '../ui/claimed.tsx';
import { ClosingCall } from '../ui/closing-call.tsx';
import { FigureRow } from '../ui/figure-row.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ScreenPicture } from '../ui/screen-picture.tsx';
import { Section } from '../ui/section.tsx';
import { FeatureCards } from './home/feature-cards.tsx';
import { Hero } from './home/hero.tsx';
import { TestimonialCards } from './home/testimonial-cards.tsx';

const Tools = () => (
  <Section
    id="tools"
    title="The tools on the belt"
    lead="Talk to them, or use the screens. Both do the same."
    tone="sunken"
  >
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {HOME_TOOLS.map((tool) => (
        <ClaimCard key={tool.title} {...tool} />
      ))}
    </ul>
  </Section>
);

const BuiltByTradies = () => (
  <Section
    id="built-by-tradies"
    title="Built by Tradies"
    lead="By people who have done quotes at the kitchen table and know that the last thing you need after ten hours is another form."
  >
    <div className="grid items-center gap-8 lg:grid-cols-2">
      <Claimed claim="builtByTradies">
        <FigureRow figures={GAINS} />
      </Claimed>
      <ScreenPicture name="conversation" alt="A conversation with Jerry in Smoko, and a card that waits for your yes" />
    </div>
  </Section>
);

const Trust = () => (
  <section aria-label="Trusted by tradies" className="on-bar bg-bar text-bar-ink">
    <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
      <FigureRow figures={STATS} />
    </div>
  </section>
);

const Integrations = () => (
  <Section
    id="integrations"
    title="Works with what you have"
    lead="Some work today, some are on the way. Each says which."
  >
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {HOME_INTEGRATIONS.map(({ name, description, href, claim }) => (
        <Claimed as="li" key={href} claim={claim} className={cardLooks}>
          <div className="flex items-center justify-between gap-3">
            <h3 className="headline text-lg">
              <a href={href} className="inline-flex min-h-12 items-center underline-offset-4 hover:underline">
                {name}
              </a>
            </h3>
            <SoonBadge claim={claim} />
          </div>
          <p className="text-soft">{description}</p>
        </Claimed>
      ))}
    </ul>
  </Section>
);

const PricingSummary = () => (
  <Section id="plans" title="Three plans, no small print" tone="sunken">
    <ul className="grid gap-4 lg:grid-cols-3">
      {PLANS.map(({ name, price, period, description }) => (
        <li key={name} className={cardLooks}>
          <h3 className="headline text-lg">{name}</h3>
          <p>
            <span className="headline text-2xl">{price}</span> {period}
          </p>
          <p className="text-soft">{description}</p>
        </li>
      ))}
    </ul>
    <LinkButton href="/pricing" className="justify-self-start">
      See all prices
    </LinkButton>
  </Section>
);

const ComingSoon = () => (
  <Section
    id="coming-soon"
    title="Coming Soon"
    lead="We say what is not there yet, so that you find out here and not on site."
  >
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {COMING_SOON.map((item) => (
        <ClaimCard key={item.title} {...item} />
      ))}
    </ul>
  </Section>
);

const Body = () => (
  <>
    <Hero />
    <FeatureCards />
    <Tools />
    <BuiltByTradies />
    <Trust />
    <Integrations />
    <PricingSummary />
    <TestimonialCards />
    <ComingSoon />
    <ClosingCall />
  </>
);

export const home: SitePage = {
  path: '/',
  title: 'job management for tradies, powered by AI',
  description:
    'Tell Smoko what happened on site and the paperwork gets done: jobs, quotes, invoices and orders for tradies in Australia and New Zealand. 14-day free trial.',
  Body,
  structured: [
    {
      '@type': 'SoftwareApplication',
      name: 'Smoko',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any with a browser',
      description: 'Smarter job management for tradies, powered by AI.',
      offers: Object.entries(PLAN_PRICES).map(([name, price]) => ({
        '@type': 'Offer',
        name,
        price,
        priceCurrency: 'AUD',
      })),
    },
  ],
};
