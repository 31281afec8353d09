import { cn } from '../../lib/cn.ts';
import { PLANS, type Plan, PRICING_BENEFITS, PRICING_FAQS } from '../content/pricing.ts';
import type { SitePage } from '../page.ts';
import { ClaimCard } from '../ui/card.tsx';
import { ClosingCall } from '../ui/closing-call.tsx';
import { FaqList } from '../ui/faq-list.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PlanFeatures } from '../ui/plan-features.tsx';
import { Price } from '../ui/price.tsx';
import { PageTop, Section } from '../ui/section.tsx';

const PlanCard = ({ name, price, period, yearly, description, popular, features, callToAction }: Plan) => (
  <li
    className={cn(
      'relative grid content-start gap-4 rounded-lg border-2 bg-surface p-6',
      popular ? 'border-edge shadow-float' : 'border-line',
    )}
  >
    {popular && (
      <span className="eyebrow absolute -top-3.5 left-5 rounded-full border-2 border-[#1b1914] bg-amber px-3 py-0.5 text-on-amber">
        Most popular
      </span>
    )}
    <h3 className="headline text-xl">{name}</h3>
    <Price price={price} period={period} yearly={yearly} />
    <p className="text-soft">{description}</p>
    <LinkButton href={callToAction.href} variant={callToAction.variant}>
      {callToAction.label}
      <span className="sr-only"> with {name}</span>
    </LinkButton>
    <PlanFeatures features={features} />
  </li>
);

const Body = () => (
  <>
    <PageTop
      title="Prices a tradie can read"
      lead="Start free. Pay when the calendar is full. Prices are in Australian dollars and include GST."
    />
    <section id="plans" aria-labelledby="plans-title" className="mx-auto max-w-6xl px-4 pt-6 pb-14 sm:px-6">
      <h2 id="plans-title" className="sr-only">
        Plans
      </h2>
      <ul className="grid gap-6 lg:grid-cols-3">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} {...plan} />
        ))}
      </ul>
    </section>
    <Section id="benefits" title="What comes with it" tone="sunken">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {PRICING_BENEFITS.map((benefit) => (
          <ClaimCard key={benefit.title} {...benefit} />
        ))}
      </ul>
    </Section>
    <Section id="faqs" title="Questions about prices">
      <FaqList faqs={PRICING_FAQS} />
    </Section>
    <Section
      id="sales"
      title="More than one crew?"
      lead="Tell us how you work and we work out the rest with you."
      tone="ink"
    >
      <LinkButton href="/contact-sales" variant="primary" className="justify-self-start">
        Talk to sales
      </LinkButton>
    </Section>
    <ClosingCall />
  </>
);

export const pricing: SitePage = {
  path: '/pricing',
  title: 'Pricing',
  description:
    'Smoko is free for up to 10 jobs per month and $49 per month inc GST for unlimited jobs, less by the year. 14-day free trial, no credit card required.',
  Body,
  structured: [
    {
      '@type': 'FAQPage',
      mainEntity: PRICING_FAQS.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
};
