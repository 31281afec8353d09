import { ASSISTANT_NAMES, type AssistantId } from '@smoko/contract';
import { oneOf } from '../../output/flags.ts';

/** The argument of the commands that are about one of them. */
export const AGENT = { syntax: '<name>', about: ASSISTANT_NAMES.join(', ') } as const;

const NAMED = oneOf(ASSISTANT_NAMES);

/** @throws InvalidArgumentError, which exits with 2 */
export const agentName = (text: string) => NAMED(text) as (typeof ASSISTANT_NAMES)[number];
export const agentId = (text: string) => agentName(text).toLowerCase() as AssistantId;
