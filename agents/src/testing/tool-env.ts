import { waitingIn } from '../graph/waiting-in.ts';
import type { Tool, ToolEnv, ToolResult } from '../tools/tool.ts';
import { fakeOffice, type Office, type OfficeOptions } from './office.ts';

/** A tool with the office it works in: every run is an invocation of its own. */
export function toolBench(options: OfficeOptions & { bulk?: boolean } = {}) {
  const office = fakeOffice(options);
  let step = 0;
  const env = (tool: Tool): ToolEnv => ({
    services: office.context.services({ assistant: 'jerry', step: step++, index: 0, tool: tool.name }),
    today: office.context.today,
    timeZone: office.context.timeZone,
    country: office.context.country,
    job: office.context.job,
    threadId: office.context.threadId,
    bulk: options.bulk ?? false,
    waiting: waitingIn(office.context),
    remember: (make) => make(),
  });
  return {
    office,
    store: office.store,
    run: (tool: Tool, args: unknown): Promise<ToolResult> => tool.run(args, env(tool)),
  };
}

/** Puts some people and jobs on file. */
export function furnish({ store }: Pick<Office, 'store'>) {
  const priya = store.insert('clients', { name: 'Priya Sharma', phone: '0491 570 156', email: 'priya@example.org' });
  const declan = store.insert('clients', { name: 'Declan Murphy', phone: '0491 570 110' });
  const aoife = store.insert('clients', { name: 'Aoife Murphy' });
  const ngaire = store.insert('clients', { name: 'Ngaire Hōhepa', email: 'ngaire@example.org' });
  const hotWater = store.insert('projects', {
    job_name: 'Hot water replacement',
    client_id: priya.id,
    job_budget: 2400,
    job_date: '2026-12-01',
  });
  const slab = store.insert('projects', { job_name: 'Shed Slab', client_id: ngaire.id, status: 'in_progress' });
  const stratco = store.insert('suppliers', {
    name: 'Stratco Albion Park',
    specialty: 'Roofing',
    email: 'orders@stratco.example.net',
  });
  const mitre = store.insert('suppliers', { name: 'Mitre 10 Figtree', phone: '0491 574 515' });
  return { priya, declan, aoife, ngaire, hotWater, slab, stratco, mitre };
}
