import { CONSENT_TEXT, CONTACT_REASONS } from '@smoko/contract';
import { Check } from 'lucide-react';
import { buttonLooks } from '../../components/buttons/button-looks.ts';
import { CLOSING, CONTACT_HERO, CONTACT_WAYS, OFFICES, RESPONSE_TIMES, WHY_US } from '../content/contact-page.ts';
import type { SitePage } from '../page.ts';
import { Claimed, ExampleBadge } from '../ui/claimed.tsx';
import { AreaField, CheckField, ChoiceField, TextField } from '../ui/form-field.tsx';
import { Block, PageHead } from '../ui/page-head.tsx';
import { PersonFields, TradeField } from '../ui/person-fields.tsx';
import { ReplyTime } from '../ui/reply-time.tsx';
import { SiteForm } from '../ui/site-form.tsx';
import { WayButton } from '../ui/way-button.tsx';

const form = 'contact';

const ContactForm = () => (
  <SiteForm
    kind="contact"
    path="/contact"
    label="Send Us a Message"
    submit="Send Message"
    busy="Sending..."
    note={<ReplyTime />}
  >
    <PersonFields form={form} />
    <TextField form={form} name="business_name" label="Business Name" autoComplete="organization" />
    <TradeField form={form} />
    <ChoiceField
      form={form}
      name="reason"
      label="Reason for Contact"
      choices={CONTACT_REASONS}
      empty="Select a reason"
      half
    />
    <AreaField form={form} name="message" label="Message" required rows={4} />
    <CheckField form={form} name="consent" label={CONSENT_TEXT} />
  </SiteForm>
);

const Ways = () => (
  <Block id="ways" title="Get in Touch Your Way">
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {CONTACT_WAYS.map(({ way, title, lines, action }) => (
        <li key={way} className="flex flex-col gap-3 rounded-lg border-2 border-edge bg-surface p-5">
          <div className="flex items-center justify-between gap-x-3 gap-y-2 lg:flex-col-reverse lg:items-start">
            <h3 className="headline text-lg">{title}</h3>
            <ExampleBadge />
          </div>
          <ul className="text-soft">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <WayButton way={way} otherwise="#message" className="mt-auto w-full">
            {action}
          </WayButton>
        </li>
      ))}
    </ul>
  </Block>
);

const WhyUs = () => (
  <section aria-labelledby="why" className="rounded-lg border-2 border-edge bg-surface p-5">
    <h3 id="why" className="headline text-lg">
      Why Tradies Choose Us
    </h3>
    <ul className="mt-3 grid gap-2.5">
      {WHY_US.map((reason) => (
        <li key={reason} className="flex gap-2.5">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={3} />
          {reason}
        </li>
      ))}
    </ul>
  </section>
);

const ResponseTimes = () => (
  <section aria-labelledby="times" className="rounded-lg bg-bar p-5 text-bar-ink">
    <div className="flex items-center justify-between gap-3">
      <h3 id="times" className="headline text-lg">
        Response Times
      </h3>
      <ExampleBadge />
    </div>
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {RESPONSE_TIMES.map(({ way, time }) => (
        <div key={way} className="contents">
          <dt className="font-bold">{way}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Offices = () => (
  <Block id="offices" title="Our Australian Offices">
    <ul className="grid gap-4 sm:grid-cols-3">
      {OFFICES.map(({ city, address, phone, hours }) => (
        <Claimed
          as="li"
          key={city}
          claim="offices"
          className="grid gap-1 rounded-lg border-2 border-line bg-surface p-5"
        >
          <div className="flex items-center justify-between gap-3">
            <h3 className="headline text-lg">{city}</h3>
            <ExampleBadge />
          </div>
          <p className="text-balance">{address}</p>
          <p>{phone}</p>
          <p className="text-soft">{hours}</p>
        </Claimed>
      ))}
    </ul>
  </Block>
);

const GetStarted = () => (
  <section aria-label="Get started" className="bg-amber-wash">
    <div className="mx-auto grid max-w-6xl justify-items-center gap-4 px-4 py-12 text-center sm:px-6">
      <div className="flex flex-wrap justify-center gap-3">
        <a href="/signup" className={buttonLooks('primary', 'md', 'h-auto py-2 text-center')}>
          {CLOSING.trial}
        </a>
        <a href="/demo" className={buttonLooks('plain')}>
          {CLOSING.demo}
        </a>
      </div>
      <p className="text-soft">{CLOSING.note}</p>
    </div>
  </section>
);

const Body = () => (
  <>
    <PageHead {...CONTACT_HERO}>
      <a href="/demo" className={buttonLooks('primary')}>
        Book a Free Demo
      </a>
      <a href="/talk" data-script="talk" className={buttonLooks('plain')}>
        Talk to AI Agent
      </a>
    </PageHead>
    <Ways />
    <Block id="message" title="Send Us a Message" className="border-line border-y-2 bg-sunken">
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <ContactForm />
        <div className="grid gap-6">
          <WhyUs />
          <ResponseTimes />
        </div>
      </div>
    </Block>
    <Offices />
    <GetStarted />
  </>
);

export const contact: SitePage = {
  path: '/contact',
  title: 'Contact us',
  description:
    'Write to Smoko, ask Jerry, or book a 30-minute demo on the jobs of your trade. A person reads every message, and you get a receipt.',
  Body,
};
