import type { Call } from '../../call.ts';
import type { ClientRow } from '../../clients/schema.ts';
import { dayAt } from '../../clock.ts';
import { type Paper, writtenSince } from '../../inbox/written-since.ts';
import { dollars } from '../../money.ts';
import type { ProjectRow } from '../../projects/schema.ts';
import { nameOnPaper, quoteTitle } from '../../quotes/quote-names.ts';
import type { QuoteRow } from '../../quotes/schema.ts';
import { anyQuestions } from '../../sign-off.ts';
import { dayName } from '../../told-time.ts';
import { batches, named } from '../batches.ts';
import type { Occasion, Planner } from '../plan.ts';
import { FOLLOW_UP_WINDOW } from '../rules.ts';
import { brief, greeting, shiftDay } from '../words.ts';

/** Sent quotes without an answer, once each, while they are valid; held where their client has written since. */
export const quoteFollowUps: Planner = async function* (call, sources, { day, days }) {
  const { quotes, clients, projects, inbox, notes, quoteLink } = sources;
  const { timeZone } = call.actor.business;
  const sentOn = (quote: QuoteRow) => dayAt(quote.sent_at ?? quote.created_at, timeZone);
  const last = shiftDay(day, -days);
  const first = shiftDay(last, -FOLLOW_UP_WINDOW);
  // a day more on either side: instants, and the business's days lie across theirs
  const between = {
    $gte: new Date(`${shiftDay(first, -1)}T00:00:00Z`),
    $lt: new Date(`${shiftDay(last, 2)}T00:00:00Z`),
  };
  for await (const batch of batches(call, quotes, { status: 'sent', sent_at: between }, { sent_at: 1, _id: 1 })) {
    const due = batch.filter((quote) => {
      const sent = sentOn(quote);
      return sent >= first && sent <= last && !(quote.valid_until && quote.valid_until < day);
    });
    const open = await notes.open(
      call,
      'quote_follow_up',
      due.map(({ _id }) => String(_id)),
    );
    const clientOf = await named(call, clients, due, 'client_id');
    const jobOf = await named(call, projects, due, 'project_id');
    const said = await writtenSince(call, inbox, due.map(paperOf));
    for (const quote of due) {
      const client = clientOf(quote);
      if (!client || !open.has(String(quote._id))) continue;
      yield followUp(call, {
        quote,
        client,
        job: jobOf(quote),
        sent: sentOn(quote),
        link: quoteLink(String(quote._id), quote.link_version),
        held: said(paperOf(quote)),
      });
    }
  }
};

interface Unanswered {
  quote: QuoteRow;
  client: ClientRow;
  job: ProjectRow | null;
  /** `YYYY-MM-DD`. */
  sent: string;
  link: string;
  held: string | null;
}

const paperOf = ({ _id, client_id, sent_at, created_at }: QuoteRow): Paper => ({
  kind: 'quote',
  id: _id,
  client_id,
  since: sent_at ?? created_at,
});

function followUp(call: Call, { quote, client, job, sent, link, held }: Unanswered): Occasion {
  const { name } = call.actor.business;
  const number = nameOnPaper(quote);
  const what = job ? job.job_name : brief(quote.content.details);
  const total = quote.total ? ` (${dollars(quote.total)})` : '';
  return {
    kind: 'quote_follow_up',
    occasions: [String(quote._id)],
    contact: { kind: 'client', id: String(client._id), name: client.name },
    record: client,
    links: {
      client_id: String(client._id),
      project_id: quote.project_id?.toHexString() ?? null,
      quote_id: String(quote._id),
    },
    subject: `Your quote ${number} from ${name}`,
    body: `${greeting(client.name)}, did you get our quote ${number}${what ? ` for ${what}` : ''}${total}? You can look at it and answer here: ${link} - or just reply with any questions. ${name}`,
    mail: [
      `Did you get our quote ${number}${what ? ` for ${what}` : ''}${total}?`,
      `See the quote, accept or decline: ${link}`,
      anyQuestions(call.actor.business),
    ],
    about: `${quoteTitle(quote)}${total.replace(/[()]/g, '').replace(/^ /, ', ')}, sent ${dayName(sent)}`,
    assistant: 'renea',
    commercial: true,
    held,
  };
}
