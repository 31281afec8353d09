import type { Operation } from '@smoko/contract';

export interface EntryContext {
  /** Id of an earlier entry's record. */
  id(name: string): string;
  /** The business's calendar day, so many days from today. */
  day(offset: number): string;
}

/** One record of the demo, made by its own operation, so many days ago. Amounts are dollars. */
export interface Entry {
  name: string;
  daysAgo: number;
  operation: Operation;
  fields: (context: EntryContext) => Record<string, unknown>;
}
