import { wholeActs } from '../models/builtin/acts/plan-acts.ts';
import { type Around, intentsOf } from '../models/builtin/intent/intents.ts';
import { normalise } from '../models/builtin/normalise.ts';
import { split } from '../models/builtin/split.ts';

/** The tools that the requests of a message may take, by name. */
export const meantTools = (request: string, around: Around): string[] => [
  ...new Set([
    ...wholeActs(request, { history: [], ...around }).flatMap(({ call }) => call?.name ?? []),
    ...split(normalise(request), around).flatMap((part) => intentsOf(part, around).map(({ tool }) => tool)),
  ]),
];
