import assert from 'node:assert/strict';
import type { Services, TurnContext } from '@smoko/agents';
import type { AssistantId } from '@smoko/contract';
import { ASSISTANT_TEAM } from '../../../agents/src/assistants/registry.ts';
import { systemMessage } from '../../../agents/src/graph/prompt.ts';
import { fakeOffice, type Office } from '../../../agents/src/testing/office.ts';
import { NOTHING_WAITS, type ToolEnv, toModelText } from '../../../agents/src/tools/tool.ts';
import { TOTAL } from './script.ts';

/** A business with the job and the supplier that the message names. */
export function newOffice(): Office {
  const office = fakeOffice();
  office.store.insert('projects', { job_name: 'Kitchen rewire', job_number: '1001' });
  office.store.insert('suppliers', { name: 'Reece', phone: '02 5550 4411' });
  return office;
}

/** The same end for everybody: one item ordered, and the right total told. */
export function assertDone(rows: readonly Record<string, unknown>[], said: string): void {
  assert.equal(rows.length, 1, said);
  const { item_name, quantity, total_price, supplier, project } = rows[0] ?? {};
  assert.deepEqual(
    [
      item_name,
      quantity,
      total_price,
      (supplier as { name: string }).name,
      (project as { job_number: string }).job_number,
    ],
    ['downlights', 3, 74.7, 'Reece', '1001'],
  );
  assert.ok(said.includes(TOTAL), said);
}

export const SPECIALISTS = ['michelle', 'renea', 'sarah'] as const satisfies readonly AssistantId[];

/** Smoko's own prompt. Where it names Smoko's way to hand over, a rival's is named. */
export const promptOf = (id: AssistantId, turn: TurnContext): string =>
  systemMessage(ASSISTANT_TEAM[id], turn).text.replaceAll('hand_over', 'your transfer tools');

export const toolNames = (): Set<string> =>
  new Set(Object.values(ASSISTANT_TEAM).flatMap(({ tools }) => tools.map(({ name }) => name)));

/** What a tool needs of the turn it is used in. */
export const toolEnv = (services: Services, turn: TurnContext): ToolEnv => ({
  services,
  today: turn.today,
  timeZone: turn.timeZone,
  country: turn.country,
  job: null,
  threadId: turn.threadId,
  bulk: false,
  waiting: NOTHING_WAITS,
  remember: (make) => make(),
});

/** Smoko's real tool by name, answering what its own assistants get to read. */
export async function useTool(name: string, args: unknown, env: ToolEnv): Promise<string> {
  const tool = Object.values(ASSISTANT_TEAM)
    .flatMap(({ tools }) => tools)
    .find((one) => one.name === name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  return toModelText(await tool.run(args, env));
}
