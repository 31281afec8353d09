import { ASSISTANTS, listUpdates, type Update } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Portrait } from '../../components/indicators/portrait.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { formatShortInstant } from '../../lib/format.ts';
import { jobPath } from '../../lib/record-path.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';

/** As many as the feed goes back (specified). */
const LAST = 100;

/** What the assistants did, from their receipts; of one job where one is named. */
export function RecentActivity({ jobNumber = null }: { jobNumber?: string | null }) {
  const list = useView('updates_feed', listUpdates, { limit: 20, ...(jobNumber ? { job_number: jobNumber } : {}) });
  const shown = list.data?.slice(0, LAST);
  return (
    <section aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="headline mb-3 text-lg">
        Recent AI Activity
      </h2>
      <Card className="px-4 py-1">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard */}
        <section aria-label="What the team did" tabIndex={0} className="max-h-96 overflow-y-auto rounded-md">
          <ListState
            query={{ ...list, hasNextPage: list.hasNextPage && (shown?.length ?? 0) < LAST }}
            empty={
              <div className="py-3">
                <Empty
                  title="Nothing done yet"
                  hint="Every job, invoice and order your team makes turns up here."
                  say="Create a job for Priya Sharma, hot water replacement, budget $2,400"
                />
              </div>
            }
          >
            <ul className="divide-y divide-line">
              {shown?.map((update) => (
                <Line key={update.id} update={update} />
              ))}
            </ul>
          </ListState>
        </section>
      </Card>
    </section>
  );
}

function Line({ update }: { update: Update }) {
  const timeZone = useTimeZone();
  const who = ASSISTANTS.find(({ name }) => name === update.agent_name);
  return (
    <li className="flex items-start gap-3 py-3">
      {who && <Portrait assistant={who.id} className="size-9 rounded-sm" />}
      <div className="min-w-0 flex-1">
        <p className="break-words text-sm">{update.action_taken}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-faint text-xs">
          <span>{update.agent_name}</span>
          <time dateTime={update.created_at}>{formatShortInstant(update.created_at, timeZone)}</time>
          {update.job_number && (
            <Link
              to={jobPath(update.job_number)}
              className="-my-2 inline-block break-all py-2 text-link underline underline-offset-2"
            >
              #{update.job_number}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}
