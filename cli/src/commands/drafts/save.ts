import { decideCommand } from './decide.ts';

export const { configure } = decideCommand('save');
