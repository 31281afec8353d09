import type { SitePath } from '@smoko/contract';
import { INTEGRATIONS, type Integration } from '../content/integrations.ts';
import type { SitePage } from '../page.ts';
import { CheckedList } from '../ui/checked-list.tsx';
import { Claimed, SoonBadge } from '../ui/claimed.tsx';
import { ClosingCall } from '../ui/closing-call.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTop } from '../ui/section.tsx';

const IntegrationBody = ({ name, lead, points, today, claim }: Integration) => (
  <>
    <PageTop title={`Smoko and ${name}`} lead={lead} />
    <Claimed claim={claim} className="mx-auto grid max-w-6xl justify-items-start gap-6 px-4 pb-16 sm:px-6">
      <SoonBadge claim={claim} />
      <CheckedList items={points} />
      <p className="max-w-2xl rounded-lg border-2 border-line bg-surface p-5">{today}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/signup" variant="primary">
          Start Free Trial
        </LinkButton>
        <LinkButton href="/integrations">All integrations</LinkButton>
      </div>
    </Claimed>
    <ClosingCall />
  </>
);

/** /integrations/:name */
export const integrationPages: readonly SitePage[] = INTEGRATIONS.map((integration) => ({
  path: integration.href as SitePath,
  title: `${integration.name} integration`,
  description: `${integration.lead} How Smoko and ${integration.name} work together, and what is there today.`,
  Body: () => <IntegrationBody {...integration} />,
}));
