import type { CommandGroup } from '../command-kinds/command.ts';
import { tableCommands } from '../command-kinds/table.ts';
import { clients } from '../tables/clients.ts';

export const clientsCommands: CommandGroup = {
  commands: tableCommands(clients, {
    one: '"Priya Sharma"',
    list: '--q sharma',
    add: '--name "Priya Sharma" --phone "0491 570 157" --address "8 Harris St, Parramatta NSW 2150"',
    edit: '--email priya@example.org --notes "Dog in the yard"',
  }),
};
