import type { Operation, WireOutput } from '@smoko/contract';
import type { z } from 'zod';
import { changeWords, type FieldWords, given, plannedWords } from './changes.ts';
import { ToolProblem } from './problem.ts';
import { defineTool, remarked, type Tool, type ToolEnv, type ToolResult, wrote } from './tool.ts';

type Either<S extends z.ZodObject> = readonly (readonly (keyof z.output<S> & string)[])[];

interface Change<S extends z.ZodObject, P> {
  name: string;
  description: string;
  doing: string;
  args: S;
  either?: Either<S> | undefined;
  /** Finds the records and works everything out; writes nothing. Its plan is kept as JSON. */
  prepare(args: z.output<S>, env: ToolEnv): Promise<P>;
  /** Writes what was planned. Repeated after a crash it gets the same plan, so it does nothing twice. */
  carryOut(plan: P, env: ToolEnv): Promise<ToolResult>;
}

/** A tool that writes, in two phases. */
export function defineChange<S extends z.ZodObject, P>({ prepare, carryOut, ...tool }: Change<S, P>): Tool {
  return defineTool({
    ...tool,
    run: async (args, env) => carryOut(await env.remember(() => prepare(args, env)), env),
  });
}

interface Stored {
  id: string;
}
/** What every record kind tells of itself. */
export interface Kind<R extends Stored> {
  noun: string;
  /** Short, and in full; both begin so that "Updated ..." and "Delete ..." may stand before them. */
  title(record: R): string;
  row(record: R): string;
  view(record: R): Record<string, unknown>;
}

/** What is worth saying beside what was done; null when nothing is. */
type Remark<S extends z.ZodObject> = (args: z.output<S>, env: ToolEnv) => Promise<string | null>;

interface Update<S extends z.ZodObject, R extends Stored> {
  name: string;
  description: string;
  kind: Kind<R>;
  args: S;
  either?: Either<S>;
  operation: Operation;
  /** How the fields a patch may carry are told. */
  fields: FieldWords;
  find(args: z.output<S>, env: ToolEnv): Promise<R>;
  /** Only what changes; undefined fields are left out. */
  patch(args: z.output<S>, record: R, env: ToolEnv): object | Promise<object>;
  remark?: Remark<S>;
  /** What came of it, looked up once it was done. */
  outcome?(before: R, after: R, env: ToolEnv): Promise<string | null>;
}

/** Changes one record: only the fields given. In bulk it waits for a yes. */
export function defineUpdate<S extends z.ZodObject, R extends Stored>(declared: Update<S, R>): Tool {
  const { kind, operation, fields, find, patch, remark, outcome: toldOf, ...tool } = declared;
  return defineChange({
    ...tool,
    doing: `Updating the ${kind.noun}`,
    async prepare(args, env) {
      const before = await find(args, env);
      const changes = given(await patch(args, before, env));
      if (!Object.keys(changes).length) throw new ToolProblem(`Say what to change about the ${kind.noun}.`);
      return { before, changes, remark: (await remark?.(args, env)) ?? null };
    },
    async carryOut({ before, changes, remark: said }, env) {
      const done = (after: R) => `Updated ${kind.title(after)}: ${changeWords(before, after, fields)}`;
      const outcome = await env.services.write(
        operation,
        { id: before.id, ...changes },
        {
          done: (output: WireOutput<Operation>) => done(output as R),
          ask: `Change ${kind.title(before)}`,
          details: plannedWords(changes, fields),
          bulk: env.bulk,
        },
      );
      const made = outcome.status === 'done' ? (outcome.output as R) : null;
      const came = made && (await toldOf?.(before, made, env));
      const words = made ? `${done(made)}${came ?? ''}` : '';
      const result = wrote(outcome, words, (after) => ({ [kind.noun.replaceAll(' ', '_')]: kind.view(after as R) }));
      return remarked(result, said);
    },
  });
}

interface Removal<S extends z.ZodObject, R extends Stored> {
  name: string;
  description: string;
  kind: Kind<R>;
  args: S;
  operation: Operation;
  find(args: z.output<S>, env: ToolEnv): Promise<R>;
}

/** Deletes one record. The operation is destructive, so the guard makes it wait. */
export function defineDelete<S extends z.ZodObject, R extends Stored>(declared: Removal<S, R>): Tool {
  const { kind, operation, find, ...tool } = declared;
  return defineChange({
    ...tool,
    doing: `Preparing to delete the ${kind.noun}`,
    prepare: find,
    async carryOut(record, env) {
      const done = `Deleted ${kind.title(record)}`;
      const words = { done: () => done, ask: `Delete ${kind.title(record)}`, details: [kind.row(record)] };
      return wrote(await env.services.write(operation, { id: record.id }, words), done, () => ({}));
    },
  });
}

interface Asked {
  ask: string;
  details: string[];
}

interface Creation<S extends z.ZodObject, R extends Stored> {
  name: string;
  description: string;
  kind: Kind<R>;
  args: S;
  either?: Either<S>;
  /** The one that takes this input, where there are several. */
  operation: Operation | ((input: object) => Operation);
  /** Past tense, "Created" unless it reads better otherwise. */
  verb?: string;
  /** The operation's input. */
  input(args: z.output<S>, env: ToolEnv): Promise<object>;
  remark?: Remark<S>;
  /** What waits for a yes, in words, where the fields alone do not say it; null where they do. */
  asks?(fields: object, env: ToolEnv): Promise<Asked | null>;
  /** What came of it, looked up once it was done. */
  outcome?(made: R, env: ToolEnv): Promise<string | null>;
  /** A refusal of the server's in words that say what to do; the refusal itself where there are none. */
  refused?(error: unknown, fields: object, env: ToolEnv): Promise<unknown>;
}

/** Creates one record. */
export function defineCreate<S extends z.ZodObject, R extends Stored>(declared: Creation<S, R>): Tool {
  const { kind, operation, input, remark, asks, outcome: toldOf, refused, verb = 'Created', ...tool } = declared;
  return defineChange({
    ...tool,
    doing: `Adding the ${kind.noun}`,
    async prepare(args, env) {
      const fields = given(await input(args, env));
      return {
        fields,
        asked: (await asks?.(fields, env)) ?? null,
        remark: (await remark?.(args, env)) ?? null,
      };
    },
    async carryOut({ fields, asked, remark: said }, env) {
      const done = (made: R) => `${verb} ${kind.row(made)}`;
      const details = Object.entries(fields).flatMap(([key, value]) =>
        typeof value === 'string' ? [`${key}: ${value}`] : [],
      );
      const outcome = await env.services
        .write(typeof operation === 'function' ? operation(fields) : operation, fields, {
          done: (output: WireOutput<Operation>) => done(output as R),
          ...(asked ?? { ask: `Create ${kind.noun}`, details }),
        })
        .catch(async (error: unknown) => {
          throw (await refused?.(error, fields, env)) ?? error;
        });
      const made = outcome.status === 'done' ? (outcome.output as R) : null;
      const came = made && (await toldOf?.(made, env));
      const words = made ? `${done(made)}${came ?? ''}` : '';
      const result = wrote(outcome, words, (row) => ({ [kind.noun.replaceAll(' ', '_')]: kind.view(row as R) }));
      return remarked(result, said);
    },
  });
}
