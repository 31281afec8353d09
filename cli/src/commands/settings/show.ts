import { getSettings } from '@smoko/contract';
import { operationCommand } from '../operation.ts';
import { printSettings } from './print.ts';

export const { configure } = operationCommand({ operation: getSettings, print: printSettings });
