import { AppError, type Channel, type DomainInput, invalid, type sendOnMyWay } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { greeting } from '../../domain/automations/words.ts';
import type { Call } from '../../domain/call.ts';
import type { ClientRow } from '../../domain/clients/schema.ts';
import type { Outbox } from '../../domain/outbox/outgoing.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import { readPhone } from '../../domain/phone.ts';
import type { ProjectRow } from '../../domain/projects/schema.ts';
import { signOff } from '../../domain/sign-off.ts';
import { dayName, timeAt } from '../../domain/told-time.ts';
import type { Recipient } from '../consent/wanted.ts';
import { type Contacts, resolveRecipient } from './recipient.ts';

type Asked = DomainInput<typeof sendOnMyWay>;

interface Sources extends Contacts {
  projects: Repository<ProjectRow>;
  outbox: Repository<OutboxRow>;
}

interface OnMyWayMessage extends Recipient {
  job: ProjectRow;
  clientId: string;
  subject: string | null;
  body: string;
  /** What to know before it goes. */
  warnings: string[];
}

export interface OnMyWay {
  /** What would go to whom. Throws 422 where nobody can be told, 409 for a job that is over and for a message that went just now. */
  compose(call: Call, asked: Asked): Promise<OnMyWayMessage>;
  send(call: Call, asked: Asked, outbox: Outbox): ReturnType<Outbox['put']>;
}

const MINUTE_MS = 60_000;
/** So long nobody is told the same again: a second tap is a slip. */
const ONCE_IN = 10;

export function createOnMyWay({ projects, outbox, ...contacts }: Sources): OnMyWay {
  /** Has left, or is about to, for this job's client in these minutes. */
  async function assertNotToldJustNow(call: Call, job: ProjectRow, name: string): Promise<void> {
    const since = new Date(call.clock.now().getTime() - ONCE_IN * MINUTE_MS);
    const [told] = await outbox.model
      .find({
        user_id: job.user_id,
        project_id: job._id,
        on_my_way: true,
        created_at: { $gt: since },
        status: { $in: ['queued', 'sent', 'delivered', 'unknown'] },
      })
      .sort({ created_at: -1 })
      .limit(1)
      .lean();
    if (!told) return;
    const at = timeAt(told.created_at, call.actor.business.timeZone);
    throw new AppError(
      'duplicate',
      `${name} was told at ${at} that you are on your way. Wait ${ONCE_IN} minutes, or write them a message.`,
    );
  }

  async function compose(call: Call, { id, minutes, channel }: Asked): Promise<OnMyWayMessage> {
    const job = await projects.get(call, id);
    if (job.status === 'completed' || job.status === 'cancelled')
      throw new AppError('conflict', `Job ${job.job_number} is ${job.status}. Open it again first.`);
    if (!job.client_id) throw invalid('client_id', 'That job has no client yet. Add one first.');
    const clientId = job.client_id.toHexString();
    const client = await contacts.clients.get(call, clientId);
    const way = channel ?? textFirst(call, client);
    const recipient = await resolveRecipient(call, { channel: way, client_id: clientId }, contacts);
    await assertNotToldJustNow(call, job, client.name);
    return {
      job,
      clientId,
      ...recipient,
      ...worded(call, client, recipient.channel, minutes ?? null),
      warnings: dayOf(call, job),
    };
  }

  return {
    compose,
    async send(call, asked, out) {
      const { job, clientId, channel, to, subject, body } = await compose(call, asked);
      return out.put(call, {
        channel,
        to,
        subject,
        body,
        onMyWay: true,
        commercial: false,
        links: { client_id: clientId, project_id: job._id },
      });
    },
  };
}

/** Whoever stands at the door reads a text, however they like to be written to; undefined: as the business prefers. */
function textFirst(call: Call, { phone, sms_opt_out }: ClientRow): Channel | undefined {
  const { country } = call.actor.business;
  return phone && readPhone(phone, country)?.textable && !sms_opt_out ? 'sms' : undefined;
}

/** "Hi Karen, it's Sam from Kelly Electrical, I'm on my way, there in about 20 minutes." */
function worded(call: Call, client: ClientRow, channel: Channel, minutes: number | null) {
  const { fullName, business } = call.actor;
  const me = fullName.trim().split(/\s+/)[0] || business.name;
  const who = business.name.toLowerCase().includes(me.toLowerCase()) ? business.name : `${me} from ${business.name}`;
  const when = minutes === null ? '' : `, there in about ${minutes === 60 ? 'an hour' : `${minutes} minutes`}`;
  const words = `${greeting(client.name)}, it's ${who}, I'm on my way${when}.`;
  return channel === 'sms'
    ? { subject: null, body: words }
    : { subject: `On my way - ${business.name}`, body: [words, signOff(business).join('\n')].join('\n\n') };
}

const dayOf = (call: Call, { job_date }: ProjectRow): string[] =>
  job_date && job_date !== call.today() ? [`This job is booked for ${dayName(job_date)}, not for today.`] : [];
