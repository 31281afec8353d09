import { switchCommand } from './switch.ts';

export const { configure } = switchCommand(true);
