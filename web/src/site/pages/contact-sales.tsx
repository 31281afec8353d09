import { TEAM_SIZES } from '@smoko/contract';
import { PLANS } from '../content/pricing.ts';
import type { SitePage } from '../page.ts';
import { AreaField, ChoiceField, TextField } from '../ui/form-field.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PersonFields, TradeField } from '../ui/person-fields.tsx';
import { PlanFeatures } from '../ui/plan-features.tsx';
import { Price } from '../ui/price.tsx';
import { ReplyTime } from '../ui/reply-time.tsx';
import { SiteForm } from '../ui/site-form.tsx';

const form = 'sales';

/** What one writes about, beside the form. */
const BusinessPlan = () =>
  PLANS.filter(({ callToAction }) => callToAction.href === '/contact-sales').map((plan) => (
    <section key={plan.name} aria-labelledby="plan" className="grid gap-4">
      <h2 id="plan" className="headline text-2xl">
        The {plan.name} plan
      </h2>
      <Price {...plan} />
      <p className="text-soft">{plan.description}</p>
      <PlanFeatures features={plan.features} />
    </section>
  ));

const Body = () => (
  <>
    <PageHead
      badge="Business plan"
      title="Talk to sales"
      lead="More than a few vans on the road? Tell us how you work, and we tell you honestly whether Smoko fits."
    />
    <div className="mx-auto grid max-w-6xl items-start gap-8 px-4 py-10 sm:px-6 lg:grid-cols-[2fr_1fr]">
      <SiteForm
        kind="sales"
        path="/contact-sales"
        label="Contact sales"
        submit="Send to Sales"
        busy="Sending..."
        note={<ReplyTime />}
      >
        <PersonFields form={form} />
        <TextField form={form} name="business_name" label="Business Name" required autoComplete="organization" />
        <TradeField form={form} />
        <ChoiceField form={form} name="team_size" label="Team Size" choices={TEAM_SIZES} empty="Select a size" half />
        <AreaField form={form} name="message" label="Message" required rows={5} />
      </SiteForm>
      <BusinessPlan />
    </div>
  </>
);

export const contactSales: SitePage = {
  path: '/contact-sales',
  title: 'Contact sales',
  description:
    'Talk to us about the Business plan and teams: tell us how you work, and we tell you honestly whether Smoko fits.',
  Body,
};
