import { configureListOf } from '../tables/list.ts';
import type { CommandFile } from './registry/registration.ts';

/** A command that is one list of the API. */
export const listCommand = <R>(listed: Parameters<typeof configureListOf<R>>[0]): CommandFile => ({
  configure: (command, context) => configureListOf(listed, command, context),
});
