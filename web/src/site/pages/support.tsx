import { TRADE_TYPES } from '@smoko/contract';
import { buttonLooks } from '../../components/buttons/button-looks.ts';
import { FAQS, RESOURCES, SUPPORT_CHANNELS } from '../content/support.ts';
import type { SitePage } from '../page.ts';
import { FaqSearch } from '../ui/faq-search.tsx';
import { AreaField, ChoiceField, TextField } from '../ui/form-field.tsx';
import { Block, PageHead } from '../ui/page-head.tsx';
import { SiteForm } from '../ui/site-form.tsx';
import { WayButton } from '../ui/way-button.tsx';

const form = 'support';

const SupportForm = () => (
  <SiteForm
    kind="support"
    path="/support"
    label="Contact Support"
    submit="Send Message"
    busy="Sending..."
    note="We reply within 4 hours during business hours."
  >
    <TextField form={form} name="first_name" label="First Name" autoComplete="given-name" half />
    <TextField form={form} name="last_name" label="Last Name" autoComplete="family-name" half />
    <TextField form={form} name="email" type="email" label="Email Address" autoComplete="email" half />
    <ChoiceField
      form={form}
      name="trade_type"
      label="Trade Type"
      choices={TRADE_TYPES}
      empty="Select your trade"
      half
    />
    <AreaField form={form} name="message" label="How can we help" rows={5} />
  </SiteForm>
);

const Body = () => (
  <>
    <PageHead
      title="How can we help?"
      lead="Most questions are answered below. For the rest there is a person, and Jerry."
    />
    <Block id="faqs" title="Frequently asked questions">
      <FaqSearch />
    </Block>
    <Block id="channels" title="Four ways to get help" className="border-line border-y-2 bg-sunken">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {SUPPORT_CHANNELS.map(({ way, title, description, availability, response, action }) => (
          <li key={way} className="flex flex-col gap-3 rounded-lg border-2 border-edge bg-surface p-5">
            <h3 className="headline text-lg">{title}</h3>
            <p className="text-soft">{description}</p>
            <dl className="grid gap-1.5 text-sm">
              <div>
                <dt className="font-bold">Available</dt>
                <dd>{availability}</dd>
              </div>
              <div>
                <dt className="font-bold">Response time</dt>
                <dd>{response}</dd>
              </div>
            </dl>
            <WayButton way={way} otherwise="#form" className="mt-auto w-full">
              {action}
            </WayButton>
          </li>
        ))}
      </ul>
    </Block>
    <Block id="resources" title="Resources">
      <ul className="grid gap-4 sm:grid-cols-3">
        {RESOURCES.map(({ title, text, href, action }) => (
          <li key={href} className="flex flex-col gap-2 rounded-lg border-2 border-line bg-surface p-5">
            <h3 className="headline text-lg">{title}</h3>
            <p className="text-soft">{text}</p>
            <a href={href} className={buttonLooks('quiet', 'md', '-ml-5 mt-auto self-start text-link underline')}>
              {action}
            </a>
          </li>
        ))}
      </ul>
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
    'Answers about jobs, quotes, GST, the AI assistants and your data, four ways to reach us, and a form that a person reads.',
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
