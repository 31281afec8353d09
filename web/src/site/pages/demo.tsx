import { DEMO_HEAD, DEMO_PLAN, DEMO_TIMES } from '../content/demo.ts';
import type { SitePage } from '../page.ts';
import { AreaField, ChoiceField, TextField } from '../ui/form-field.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PersonFields, TradeField } from '../ui/person-fields.tsx';
import { SiteForm } from '../ui/site-form.tsx';

const form = 'demo';

const DemoForm = () => (
  <SiteForm
    kind="demo"
    path="/demo"
    label="Book a demo"
    submit="Book Demo"
    busy="Booking..."
    note="You get an invitation for your calendar by email."
  >
    <div data-script="demo-slots" className="sm:col-span-2">
      <ChoiceField
        form={form}
        name="slot"
        label="Time, in Sydney"
        choices={[]}
        empty="Choose a time"
        filled="slots"
        required
        hint={DEMO_TIMES}
      />
    </div>
    <PersonFields form={form} />
    <TextField form={form} name="business_name" label="Business Name" autoComplete="organization" half />
    <TradeField form={form} />
    <AreaField form={form} name="message" label="What would you like to see?" rows={3} />
  </SiteForm>
);

const Body = () => (
  <>
    <PageHead {...DEMO_HEAD} />
    <div className="mx-auto grid max-w-6xl items-start gap-8 px-4 py-10 sm:px-6 lg:grid-cols-[2fr_1fr]">
      <DemoForm />
      <section aria-labelledby="plan" className="grid gap-4">
        <h2 id="plan" className="headline text-2xl">
          What happens in half an hour
        </h2>
        <ol className="grid gap-4">
          {DEMO_PLAN.map(({ title, text }) => (
            <li key={title} className="border-amber border-l-4 pl-4">
              <h3 className="font-bold">{title}</h3>
              <p className="text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  </>
);

export const demo: SitePage = {
  path: '/demo',
  title: 'Book a demo',
  description:
    'See Smoko do a job like yours in 30 minutes: choose a time on a weekday, 9am-5pm AEST, and get an invitation for your calendar.',
  Body,
};
