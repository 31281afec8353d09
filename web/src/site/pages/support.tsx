import { buttonLooks } from '../../components/buttons/button-looks.ts';
import { FAQS, RESOURCES, SUPPORT_CHANNELS } from '../content/support.ts';
import type { SitePage } from '../page.ts';
import { ExampleBadge } from '../ui/claimed.tsx';
import { FaqSearch } from '../ui/faq-search.tsx';
import { AreaField, TextField } from '../ui/form-field.tsx';
import { Block, PageHead } from '../ui/page-head.tsx';
import { TradeField } from '../ui/person-fields.tsx';
import { ReplyTime } from '../ui/reply-time.tsx';
import { Rows } from '../ui/row-list.tsx';
import { SiteForm } from '../ui/site-form.tsx';
import { TalkBox } from '../ui/talk-box.tsx';
import { WayButton } from '../ui/way-button.tsx';

const form = 'support';

const SupportForm = () => (
  <SiteForm
    kind="support"
    path="/support"
    label="Contact Support"
    submit="Send Message"
    busy="Sending..."
    note={<ReplyTime />}
  >
    <TextField form={form} name="first_name" label="First Name" autoComplete="given-name" half />
    <TextField form={form} name="last_name" label="Last Name" autoComplete="family-name" half />
    <TextField form={form} name="email" type="email" label="Email Address" autoComplete="email" half />
    <TradeField form={form} />
    <AreaField form={form} name="message" label="How can we help" rows={5} />
  </SiteForm>
);

const Channels = () => (
  <section aria-labelledby="channels-title" id="channels" className="grid gap-4">
    <h2 id="channels-title" className="headline text-xl">
      Four ways to get help
    </h2>
    <ul className="grid gap-px overflow-hidden rounded-lg border-2 border-line bg-line">
      {SUPPORT_CHANNELS.map(({ way, title, description, availability, response, action }) => (
        <li key={way} className="grid gap-2 bg-surface p-4">
          <div className="flex items-center justify-between gap-3">
            <h3 className="font-bold">{title}</h3>
            <ExampleBadge />
          </div>
          <p className="text-sm text-soft">{description}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
            <dt className="font-bold">Available</dt>
            <dd>{availability}</dd>
            <dt className="font-bold">Response time</dt>
            <dd>{response}</dd>
          </dl>
          <WayButton way={way} otherwise="#form" className="w-full">
            {action}
          </WayButton>
        </li>
      ))}
    </ul>
  </section>
);

const AskJerry = () => (
  <section
    aria-labelledby="ask-jerry"
    className="grid gap-3 rounded-lg border-2 border-edge bg-surface p-5 shadow-lift"
  >
    <h2 id="ask-jerry" className="headline text-xl">
      Ask Jerry
    </h2>
    <TalkBox id="support-question" />
  </section>
);

const NOT_BELOW = [
  { href: '#ask-jerry', label: 'Ask Jerry' },
  { href: '#channels', label: 'Ways to get help' },
  { href: '#form', label: 'Write to us' },
];

const Body = () => (
  <>
    <PageHead
      title="How can we help?"
      lead="Most questions are answered below. For the rest there is Jerry, at once, and a person."
    >
      {/* on a desktop they stand beside the questions, on a phone below two dozen of them */}
      <ul className="flex flex-wrap gap-3 lg:hidden">
        {NOT_BELOW.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={buttonLooks('plain')}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </PageHead>
    <div className="mx-auto grid max-w-6xl items-start gap-x-12 gap-y-12 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[1fr_22rem]">
      <section aria-labelledby="faqs-title" id="faqs" className="grid min-w-0 gap-6">
        <h2 id="faqs-title" className="headline text-2xl">
          Frequently asked questions
        </h2>
        <FaqSearch />
      </section>
      <div className="grid gap-10">
        <AskJerry />
        <Channels />
      </div>
    </div>
    <Block id="resources" title="Resources" className="border-line border-t-2">
      <Rows columns={3}>
        {RESOURCES.map(({ title, text, href, action }) => (
          <li key={href} className="grid content-start gap-1 bg-surface p-5 last:sm:max-lg:col-span-2">
            <h3 className="headline text-lg">{title}</h3>
            <p className="text-soft">{text}</p>
            <a
              href={href}
              className="inline-flex min-h-12 items-center font-semibold text-link underline underline-offset-4"
            >
              {action}
            </a>
          </li>
        ))}
      </Rows>
    </Block>
    <Block id="form" title="Still stuck? Write to us" className="border-line border-t-2 bg-sunken">
      <div className="max-w-3xl">
        <SupportForm />
      </div>
    </Block>
  </>
);

export const support: SitePage = {
  path: '/support',
  title: 'Support',
  description:
    'Answers about cancelling, refunds, passwords, GST, Xero and MYOB, and where your data is kept; Jerry for the rest, and a form that a person reads.',
  Body,
  structured: [
    {
      '@type': 'FAQPage',
      mainEntity: FAQS.flatMap(({ questions }) =>
        questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      ),
    },
  ],
};
