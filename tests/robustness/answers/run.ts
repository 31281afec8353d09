import type { AdminTask, Approval, InboxItem } from '@smoko/contract';
import { createTransport } from 'nodemailer';
import { type Account, signUp } from '../../support/account.ts';
import { connect, type InboundAddresses, inboxOf, postText, textFields } from '../../support/messages.ts';
import type { TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';
import { type Answer, judge, type Verdict } from './score.ts';
import { type OnFile, prepare } from './setups.ts';

/** Of the numbers that nobody can have. */
const FIRST_NUMBER = 1;
const TABLES = { Q: 'quotes', J: 'projects', I: 'finance-records', O: 'procurement-items' } as const;

export interface Judged extends Verdict {
  answer: Answer;
  item: InboxItem;
}

/** Every message over real SMTP or as signed HTTP, each from a contact of its own; what became of it, judged. */
export async function runAnswers(server: TestServer, answers: readonly Answer[]): Promise<Judged[]> {
  const port = Number(/mail in +port (\d+)/.exec(server.output())?.[1]);
  const account = await signUp(server.url, {
    full_name: 'Mel Carmody',
    business_name: 'Carmody Trades',
    business_location: 'Dapto NSW',
  });
  const own = await connect(account);
  const judged: Judged[] = [];
  for (const [i, answer] of answers.entries()) {
    const onFile = await prepare(account, answer.setup, FIRST_NUMBER + i);
    const before = await standing(account, onFile);
    const known = (await inboxOf(account))[0]?.id;
    await deliver(server.url, port, own, answer, onFile);
    const item = await until(`${answer.id} to be read`, async () => {
      const [newest] = await inboxOf(account);
      return newest && newest.id !== known && newest.status !== 'received' ? newest : null;
    });
    const outcome = {
      item,
      approvals: await Promise.all(item.approval_ids.map((id) => get<Approval>(account, `approvals/${id}`))),
      task: item.admin_task_id ? (await get<AdminTask>(account, `admin-tasks/${item.admin_task_id}`)).task_name : null,
      changed: differences(before, await standing(account, onFile)),
    };
    judged.push({ answer, item, ...judge(answer, outcome, onFile.ids) });
  }
  return judged;
}

const get = async <T>(account: Account, path: string): Promise<T> =>
  (await (await account.fetch(`/api/${path}`)).json()) as T;

/** What the records say that a message could touch. */
async function standing(account: Account, { ids }: OnFile): Promise<Record<string, string>> {
  const entries = Object.entries(ids).map(async ([name, id]) => {
    const table = TABLES[name.charAt(0) as keyof typeof TABLES];
    const { version } = await get<{ version: number }>(account, `${table}/${id}`);
    return [name, String(version)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const differences = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).flatMap((name) => (before[name] === after[name] ? [] : [`changed by itself: ${name}`]));

async function deliver(url: string, port: number, own: InboundAddresses, answer: Answer, from: OnFile): Promise<void> {
  if (answer.channel === 'sms') {
    const response = await postText(url, textFields({ From: from.phone, To: own.sms, Body: answer.body }));
    if (!response.ok) throw new Error(`${answer.id}: ${response.status}`);
    return;
  }
  await createTransport({ host: '127.0.0.1', port, secure: false }).sendMail({
    from: { name: from.name, address: from.email },
    to: own.email,
    subject: answer.subject ?? '',
    text: answer.body,
  });
}
