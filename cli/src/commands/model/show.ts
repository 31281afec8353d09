import { getModel } from '@smoko/contract';
import { operationCommand } from '../operation.ts';
import { printModel } from './print.ts';

export const { configure } = operationCommand({ operation: getModel, print: printModel });
