import { AppError, type Operation } from '@smoko/contract';
import type { z } from 'zod';
import type { Actor } from '../domain/actor.ts';
import type { Executor } from '../domain/executor.ts';

type ById = z.ZodType<{ id: string }>;

/** Looks up what a paper names: null where that is gone by now, or nothing is named. */
export const createLookUp =
  (executor: Executor) =>
  async <O extends z.ZodType>(
    operation: Operation<ById, O>,
    actor: Actor,
    id: string | null,
  ): Promise<z.output<O> | null> => {
    if (id === null) return null;
    try {
      return await executor.execute(operation, actor, { id });
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  };
