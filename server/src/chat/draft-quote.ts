import { randomUUID } from 'node:crypto';
import { TZDate } from '@date-fns/tz';
import { clients, draftQuote, projects, shownLine, spokenWithGst, templates } from '@smoko/contract';
import { addDays, format } from 'date-fns';
import type { QuotePapers } from '../documents/quote-papers.ts';
import type { Actor } from '../domain/actor.ts';
import { type Call, type Implementation, implement } from '../domain/call.ts';
import type { Executor } from '../domain/executor.ts';
import { addUpOffered } from '../domain/quotes/add-up.ts';
import type { Assistants, LoadAssistants } from './assistants.ts';

const WRITE_TIMEOUT_MS = 60_000;
const VALID_DAYS = 30;
const MONEY = /\$\s?\d/;
const NO_PRICES = 'Leave out prices, sums and GST: they are listed below your words.';
const NOT_REGISTERED = 'No GST was added, because your settings say the business is not registered for GST.';
const NO_LINES = 'No prices were found in the details. Add the lines below.';

interface Parts {
  load: LoadAssistants;
  executor: Executor;
  papers: Pick<QuotePapers, 'trouble'>;
}

/** Quick Quote: what stands in the details becomes words, lines and sums. */
export function draftQuoteImplementation({ load, executor, papers }: Parts): Implementation {
  return implement(draftQuote, async (call, { details, client_id, project_id, template_id }) => {
    const [client, project, template] = await Promise.all([
      client_id ? executor.run(clients.operations.get, call, { id: client_id }) : null,
      project_id ? executor.run(projects.operations.get, call, { id: project_id }) : null,
      template_id ? executor.run(templates.operations.get, call, { id: template_id }) : null,
    ]);
    const assistants = await load();
    const understand = assistants.understandFor(call.actor.userId);
    const { scope, lines: said, gst } = await understand('readQuote', [details]);
    const { gstRegistered, pricesSpokenGst } = call.actor.business;
    const included = gst ? gst === 'inc' : spokenWithGst(gstRegistered, pricesSpokenGst);
    const lines = said.map((line) => ({ ...line, unit_price: Math.round(line.unit_price * 100) }));
    const sums = addUpOffered(call, lines, included);
    const title = project?.job_name ?? details.split('\n')[0] ?? '';
    const job = {
      title: [title, client?.name].filter(Boolean).join(' for '),
      budget: project && project.job_budget !== null ? project.job_budget / 100 : null,
    };
    return {
      text: await words(assistants, call.actor, scope, job),
      prices_include_gst: included,
      ...sums,
      lines: sums.lines.map(shownLine),
      valid_until: lastDay(call),
      warnings: [
        said.length ? null : NO_LINES,
        gst && !gstRegistered ? NOT_REGISTERED : null,
        template && (await papers.trouble(template)),
      ].filter((warning) => warning !== null),
    };
  });
}

const lastDay = ({ clock, actor }: Call): string =>
  format(addDays(new TZDate(clock.now(), actor.business.timeZone), VALID_DAYS), 'yyyy-MM-dd');

interface Job {
  title: string;
  /** In dollars. */
  budget: number | null;
}

/** A model that names figures all the same is not believed: then the points stand as they were given. */
async function words({ modelFor, writeText }: Assistants, actor: Actor, scope: string[], job: Job) {
  const plain = [`Quote: ${job.title}`, '', 'Scope of works', ...scope.map((point) => `- ${point}`)].join('\n');
  const signal = AbortSignal.timeout(WRITE_TIMEOUT_MS);
  const given = { message: scope.join('\n'), assistant: 'renea', rule: NO_PRICES, jobData: job } as const;
  const model = await modelFor(actor, { what: 'text', ref: randomUUID() });
  const written = await writeText(model, given, { signal });
  return MONEY.test(written) ? plain : written;
}
