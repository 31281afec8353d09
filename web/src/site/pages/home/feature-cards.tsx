import { cn } from '../../../lib/cn.ts';
import { type Feature, HOME_FEATURES } from '../../content/features.ts';
import { cardLooks } from '../../ui/card.tsx';
import { CheckedList } from '../../ui/checked-list.tsx';
import { Claimed, SoonBadge } from '../../ui/claimed.tsx';
import { DetailDialog, OpensDialog } from '../../ui/detail-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Section } from '../../ui/section.tsx';

export const FeatureCards = () => (
  <Section
    id="ai-features"
    eyebrow="AI features"
    title="Four jobs you will not miss"
    lead="Tap one to see what is behind it."
  >
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {HOME_FEATURES.map((feature) => (
        <Card key={feature.id} {...feature} />
      ))}
    </ul>
  </Section>
);

const Card = ({ id, icon, title, description, fullDescription, benefits, claim }: Feature) => (
  <Claimed
    as="li"
    claim={claim}
    className={cn(
      cardLooks,
      'relative grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-edge p-4 transition-shadow hover:shadow-press sm:grid-cols-1 sm:gap-3 sm:p-5',
    )}
  >
    <Icon name={icon} className="row-span-2 sm:row-span-1" />
    <h3 className="headline text-lg">
      <OpensDialog id={`feature-${id}`}>{title}</OpensDialog>
    </h3>
    <p className="text-soft">{description}</p>
    <DetailDialog id={`feature-${id}`} title={title}>
      <SoonBadge claim={claim} />
      <p>{fullDescription}</p>
      <CheckedList items={benefits} />
      <LinkButton href={`/features#${id}`} variant="primary">
        Learn More<span className="sr-only"> about {title}</span>
      </LinkButton>
    </DetailDialog>
  </Claimed>
);
