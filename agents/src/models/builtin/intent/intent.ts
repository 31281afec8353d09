import type { AssistantId } from '@smoko/contract';
import type { Entity, Verb } from '../lexicon/tools.ts';

/** A tool that a request may ask for. */
export interface Intent {
  entity: Entity;
  verb: Verb;
  tool: string;
  owner: AssistantId;
  /** About 0 to 1; what is below a quarter is a guess. */
  sure: number;
}
