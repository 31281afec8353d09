import type { CommandGroup } from '../command-kinds/command.ts';
import { downloadCommand } from '../command-kinds/download.ts';
import { tableCommands } from '../command-kinds/table.ts';
import { uploadCommand } from '../command-kinds/upload.ts';
import { templates } from '../tables/files.ts';

export const templatesCommands: CommandGroup = {
  commands: {
    add: {
      summary: 'add templates',
      examples: ['smoko templates add letter.txt'],
      ...uploadCommand(templates, '/api/templates'),
    },
    ...tableCommands(templates, { one: 'letter.txt', list: '--type txt', edit: '--name letter.txt' }),
    download: {
      summary: 'download a template',
      examples: ['smoko templates download letter.txt --output -'],
      ...downloadCommand(templates, {
        pathOf: ({ id }) => `/api/templates/${id}/file`,
        nameOf: ({ name }) => name,
      }),
    },
  },
};
