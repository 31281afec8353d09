import { type Client, clients, type Project, projects } from '@smoko/contract';
import { byId } from './candidates.ts';
import type { ToolEnv } from './tool.ts';

/** A reference as people know it: the name behind an id, else the words that were said. */
export const clientSaid = async (env: ToolEnv, reference: string | undefined): Promise<string | undefined> =>
  reference && ((await byId<Client>(env, clients.operations.get, reference))?.name ?? reference);

export const jobSaid = async (env: ToolEnv, reference: string | undefined): Promise<string | undefined> =>
  reference && ((await byId<Project>(env, projects.operations.get, reference))?.job_name ?? reference);
