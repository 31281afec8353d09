import { type Client, clients, type Project, projects } from '@smoko/contract';
import { byId } from './candidates.ts';
import type { ToolEnv } from './tool.ts';

/** Names for people, of a reference that is an id or the user's own words: words are given back as they are. */
export const clientName = async (env: ToolEnv, reference: string | undefined): Promise<string | undefined> =>
  reference && ((await byId<Client>(env, clients.operations.get, reference))?.name ?? reference);

export const jobName = async (env: ToolEnv, reference: string | undefined): Promise<string | undefined> =>
  reference && ((await byId<Project>(env, projects.operations.get, reference))?.job_name ?? reference);
