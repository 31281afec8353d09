import { cn } from '../../lib/cn.ts';
import { isSoon } from '../content/claims.ts';
import { CATEGORIES, type Integration } from '../content/integrations.ts';
import type { SitePage } from '../page.ts';
import { cardLooks } from '../ui/card.tsx';
import { Claimed, SoonBadge } from '../ui/claimed.tsx';
import { ClosingCall } from '../ui/closing-call.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTop, Section } from '../ui/section.tsx';

const popoverOf = ({ href }: Integration) => href.slice(1).replace('/', '-');

const Tile = (integration: Integration) => {
  const { name, description, href, claim, lead, today } = integration;
  const id = popoverOf(integration);
  return (
    <Claimed
      as="li"
      claim={claim}
      className={cn(cardLooks, 'relative border-edge hover:bg-sunken last:sm:max-lg:col-span-2')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="headline text-lg">
          <button
            type="button"
            popoverTarget={id}
            className="min-h-12 rounded-sm text-left after:absolute after:inset-0 after:rounded-lg"
          >
            {name}
          </button>
        </h3>
        <SoonBadge claim={claim} />
      </div>
      <p className="text-soft">{description}</p>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        className="hanging m-auto w-[min(22rem,calc(100%-2rem))] rounded-lg border-2 border-edge bg-surface p-5 text-ink shadow-float"
      >
        <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {name} <SoonBadge claim={claim} />
        </p>
        <p className="mb-3">{isSoon(claim) ? `Not connected yet. ${today}` : lead}</p>
        <a href={href} className="inline-flex min-h-12 items-center font-bold text-link underline underline-offset-4">
          Learn more<span className="sr-only"> about {name}</span>
        </a>
      </div>
    </Claimed>
  );
};

const Body = () => (
  <>
    <PageTop
      title="Works with what you already use"
      lead="Tap a tile for what it does. What is not there yet says so."
    />
    {CATEGORIES.map(({ title, integrations }, index) => (
      <Section
        key={title}
        id={title.toLowerCase().replace(/\W+/g, '-')}
        title={title}
        tone={index % 2 ? 'sunken' : 'page'}
      >
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {integrations.map((integration) => (
            <Tile key={integration.href} {...integration} />
          ))}
        </ul>
      </Section>
    ))}
    <Section
      id="custom"
      title="Need something else connected?"
      lead="Tell us what you use. The API is open, and we build what enough tradies ask for."
      tone="ink"
    >
      <LinkButton href="/contact" variant="primary" className="justify-self-start">
        Request a custom integration
      </LinkButton>
    </Section>
    <ClosingCall />
  </>
);

export const integrations: SitePage = {
  path: '/integrations',
  title: 'Integrations',
  description:
    'What Smoko works with: Xero, QuickBooks, Google Calendar, ChatGPT, SMS, email, Word, PDF and CSV. What is there today and what is coming soon.',
  Body,
};
