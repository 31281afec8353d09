import { FEATURE_TRIO, FURTHER_FEATURES, TOOL_GROUPS } from '../content/features.ts';
import type { SitePage } from '../page.ts';
import { ClaimCard } from '../ui/card.tsx';
import { CheckedList } from '../ui/checked-list.tsx';
import { Claimed, SoonBadge } from '../ui/claimed.tsx';
import { ClosingCall } from '../ui/closing-call.tsx';
import { Icon } from '../ui/icon.tsx';
import { ScreenPicture } from '../ui/screen-picture.tsx';
import { PageTop, Section } from '../ui/section.tsx';

const Trio = () => (
  <Section id="ai" eyebrow="The AI part" title="Three things it does while you work">
    <ul className="grid gap-6">
      {FEATURE_TRIO.map(({ id, icon, title, fullDescription, benefits, claim }) => (
        <Claimed
          as="li"
          key={id}
          id={id}
          claim={claim}
          className="grid gap-6 rounded-lg border-2 border-edge bg-surface p-6 lg:grid-cols-[1.4fr_1fr]"
        >
          <div className="grid content-start gap-3">
            <div className="flex items-start justify-between gap-3">
              <Icon name={icon} />
              <SoonBadge claim={claim} />
            </div>
            <h3 className="headline text-xl">{title}</h3>
            <p>{fullDescription}</p>
          </div>
          <CheckedList items={benefits} />
        </Claimed>
      ))}
    </ul>
  </Section>
);

const Groups = () => (
  <Section
    id="tools"
    title="Six tools under one roof"
    lead="Each has its own screen, and each can be talked to."
    tone="sunken"
  >
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {TOOL_GROUPS.map(({ points, ...group }) => (
        <ClaimCard key={group.id} {...group}>
          <CheckedList items={points} />
        </ClaimCard>
      ))}
    </ul>
    <ScreenPicture name="finance" alt="The finance screen of Smoko: invoices, payments and what is overdue" />
  </Section>
);

const Further = () => (
  <Section id="more" title="And eight more">
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {FURTHER_FEATURES.map((feature) => (
        <ClaimCard key={feature.title} {...feature} />
      ))}
    </ul>
  </Section>
);

const Body = () => (
  <>
    <PageTop
      title="Everything between the phone call and the payment"
      lead="Jobs, quotes, invoices, orders and the diary. Say it or tap it."
    />
    <Trio />
    <Groups />
    <Further />
    <ClosingCall />
  </>
);

export const features: SitePage = {
  path: '/features',
  title: 'Features',
  description:
    'What Smoko does for a trade business: an AI job assistant, invoices with GST, quotes as PDF, calendar, clients, suppliers, orders and insights.',
  Body,
};
