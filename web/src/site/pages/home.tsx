import { PLAN_PRICES } from '@smoko/contract';
import { HOME_TOOLS } from '../content/features.ts';
import { HOME_INTEGRATIONS } from '../content/integrations.ts';
import { PLANS } from '../content/pricing.ts';
import { COMING_SOON, GAINS, STATS } from '../content/trust.ts';
import type { SitePage } from '../page.ts';
import { Claimed, ExampleBadge } from '../ui/claimed.tsx';
import { ClosingCall } from '../ui/closing-call.tsx';
import { FigureRow } from '../ui/figure-row.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Price } from '../ui/price.tsx';
import { RowList, Rows } from '../ui/row-list.tsx';
import { Section } from '../ui/section.tsx';
import { Walk } from '../ui/walk.tsx';
import { FeatureCards } from './home/feature-cards.tsx';
import { Hero } from './home/hero.tsx';
import { TestimonialCards } from './home/testimonial-cards.tsx';

const FromUteToBank = () => (
  <Section
    id="walk"
    eyebrow="How it works"
    title="From the ute to the bank"
    lead="One hot water job, in four screens. They are the real ones; the business and the people in them are made up."
    tone="sunken"
  >
    <Walk />
    <LinkButton href="/signup" variant="primary" className="justify-self-start">
      Try it on a job of yours
    </LinkButton>
  </Section>
);

const Tools = () => (
  <Section id="tools" title="The tools on the belt" lead="Talk to them, or use the screens. Both do the same.">
    <RowList rows={HOME_TOOLS} short />
  </Section>
);

const BuiltByTradies = () => (
  <Section
    id="built-by-tradies"
    title="Built by Tradies"
    badge={<ExampleBadge />}
    lead="By people who have done quotes at the kitchen table and know that the last thing you need after ten hours is another form."
    tone="ink"
  >
    <Claimed claim="builtByTradies">
      <FigureRow figures={GAINS} />
    </Claimed>
  </Section>
);

const Trust = () => (
  <section aria-label="Trusted by tradies" className="on-bar border-t-2 border-bar-raised bg-bar text-bar-ink">
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
    <RowList rows={HOME_INTEGRATIONS.map(({ name, ...rest }) => ({ title: name, ...rest }))} short />
  </Section>
);

const PricingSummary = () => (
  <Section
    id="plans"
    title="Three plans, no small print"
    lead="In Australian dollars, GST included. Start with the free one."
    tone="sunken"
  >
    <Rows columns={3}>
      {PLANS.map((plan) => (
        <li
          key={plan.name}
          className="grid content-start gap-1 bg-surface p-4 sm:gap-2 sm:p-5 last:sm:max-lg:col-span-2"
        >
          <h3 className="headline text-lg">{plan.name}</h3>
          <Price {...plan} />
          <p className="text-soft">{plan.description}</p>
        </li>
      ))}
    </Rows>
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
    <RowList rows={COMING_SOON} columns={2} />
  </Section>
);

const Body = () => (
  <>
    <Hero />
    <FromUteToBank />
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
        priceSpecification: { '@type': 'PriceSpecification', price, priceCurrency: 'AUD', valueAddedTaxIncluded: true },
      })),
    },
  ],
};
