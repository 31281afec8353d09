import { cn } from '../../../lib/cn.ts';
import { HOME_TESTIMONIALS, type Testimonial } from '../../content/testimonials.ts';
import { cardLooks } from '../../ui/card.tsx';
import { Claimed, ExampleBadge } from '../../ui/claimed.tsx';
import { DetailDialog, OpensDialog } from '../../ui/detail-dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';

export const TestimonialCards = () => (
  <Section id="stories" eyebrow="Success stories" title="What tradies say" tone="sunken">
    <ul className="flex snap-x gap-4 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-3 sm:max-lg:-mx-6 sm:max-lg:px-6">
      {HOME_TESTIMONIALS.map((testimonial) => (
        <Card key={testimonial.id} {...testimonial} />
      ))}
    </ul>
  </Section>
);

const Card = ({ id, name, role, quote, rating, businessType, fullStory, before, after }: Testimonial) => (
  <Claimed
    as="li"
    claim="testimonials"
    className={cn(
      cardLooks,
      'relative w-5/6 max-w-96 shrink-0 snap-center border-edge transition-shadow hover:shadow-press lg:w-auto lg:max-w-none lg:flex-1',
    )}
  >
    <div className="flex items-center justify-between gap-3">
      <Stars rating={rating} />
      <ExampleBadge />
    </div>
    <blockquote className="text-lg">“{quote}”</blockquote>
    <div>
      <h3 className="font-bold">
        <OpensDialog id={id}>{name}</OpensDialog>
      </h3>
      <p className="text-sm text-soft">{role}</p>
    </div>
    <DetailDialog id={id} title={name}>
      <p className="-mt-3 text-soft">
        {role}. {businessType}.
      </p>
      <div className="flex items-center gap-4">
        <Stars rating={rating} />
        <ExampleBadge />
      </div>
      <p>{fullStory}</p>
      <dl className="grid gap-3 sm:grid-cols-2">
        <div className="rounded-md bg-sunken p-4">
          <dt className="eyebrow text-faint">Before</dt>
          <dd className="mt-1">{before}</dd>
        </div>
        <div className="rounded-md bg-good-wash p-4 text-good">
          <dt className="eyebrow">After</dt>
          <dd className="mt-1">{after}</dd>
        </div>
      </dl>
    </DetailDialog>
  </Claimed>
);
