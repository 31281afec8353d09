import type { SitePath } from '@smoko/contract';
import { isSoon } from '../content/claims.ts';
import { INTEGRATIONS, type Integration } from '../content/integrations.ts';
import type { SitePage } from '../page.ts';
import { CheckedList } from '../ui/checked-list.tsx';
import { Claimed, SoonBadge } from '../ui/claimed.tsx';
import { ClosingCall } from '../ui/closing-call.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTop } from '../ui/section.tsx';

const IntegrationBody = ({ name, heading, lead, points, today, link, claim }: Integration) => (
  <>
    <PageTop title={heading ?? `Smoko and ${name}`} lead={isSoon(claim) ? `Not connected yet. ${today}` : lead} />
    <Claimed claim={claim} className="mx-auto grid max-w-6xl justify-items-start gap-6 px-4 pb-16 sm:px-6">
      <SoonBadge claim={claim} />
      {isSoon(claim) ? (
        <div className="max-w-2xl rounded-lg border-2 border-line border-dashed p-5">
          <h2 className="headline text-lg">What is planned</h2>
          <p className="mt-1 mb-3 text-soft">{lead}</p>
          <ul className="list-disc pl-5 text-soft">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <CheckedList items={points} />
          <div className="max-w-2xl rounded-lg border-2 border-line bg-surface p-5">
            <p>{today}</p>
            {link && (
              <a
                href={link.href}
                className="-mb-2 inline-flex min-h-12 items-center font-semibold text-link underline underline-offset-4"
              >
                {link.label}
              </a>
            )}
          </div>
        </>
      )}
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
  description: isSoon(integration.claim)
    ? `Smoko is not connected to ${integration.name} yet. What you do today, and what is planned.`
    : `${integration.lead}${integration.heading ? '' : ` How Smoko and ${integration.name} work together.`}`,
  Body: () => <IntegrationBody {...integration} />,
}));
