import { listThreads } from '@smoko/contract';
import { byId } from './whole-id.ts';

/** The whole id of a conversation, for a part of it. */
export const threadId = byId({ list: listThreads, noun: 'conversation', see: 'smoko threads list' });
