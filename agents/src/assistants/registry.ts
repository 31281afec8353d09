import type { AssistantId } from '@smoko/contract';
import type { AssistantDeclaration } from './assistant.ts';
import { jerry } from './jerry.ts';
import { michelle } from './michelle.ts';
import { renea } from './renea.ts';
import { sarah } from './sarah.ts';

/** All assistants. Jerry is first: he takes what is addressed to nobody. */
export const ASSISTANT_TEAM = { jerry, michelle, renea, sarah } satisfies Record<AssistantId, AssistantDeclaration>;
