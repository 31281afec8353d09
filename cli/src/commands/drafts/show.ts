import { getDraft } from '@smoko/contract';
import { operationCommand } from '../operation.ts';
import { DRAFT, printDraft } from './print.ts';

export const { configure } = operationCommand({ operation: getDraft, args: [DRAFT], print: printDraft });
