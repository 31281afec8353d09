import { Fragment } from 'react';
import { formatWeekday } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';
import { Incoming } from './incoming.tsx';
import { Outgoing } from './outgoing.tsx';
import type { Message } from './use-history.ts';

/** Messages in order, with the day above the first of each. */
export function MessageDays({ messages }: { messages: readonly Message[] }) {
  const zone = useTimeZone();
  const days = messages.map(({ at }) => formatWeekday(at, zone));
  return (
    <ul aria-label="Messages" className="grid grid-cols-1 gap-4">
      {messages.map((one, i) => (
        <Fragment key={one.message.id}>
          {days[i] !== days[i - 1] && (
            <li className="flex items-center gap-3 text-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {days[i]}
            </li>
          )}
          <li data-message className="scroll-mt-3">
            {one.direction === 'in' ? <Incoming item={one.message} /> : <Outgoing message={one.message} />}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
