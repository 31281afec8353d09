import type { CommandGroup } from '../command-kinds/command.ts';
import { downloadCommand } from '../command-kinds/download.ts';
import { tableCommands } from '../command-kinds/table.ts';
import { uploadCommand } from '../command-kinds/upload.ts';
import { files } from '../tables/files.ts';

export const filesCommands: CommandGroup = {
  commands: {
    add: {
      summary: 'add files',
      examples: ['smoko files add plan.pdf --job 1001'],
      ...uploadCommand(files, '/api/attachments', { ofJob: true }),
    },
    ...tableCommands(files, { one: 'plan.pdf', list: '--job 1001', edit: '--job 1001' }),
    download: {
      summary: 'download a file',
      examples: ['smoko files download plan.pdf --output copy.pdf'],
      ...downloadCommand(files, {
        pathOf: ({ id }) => `/api/attachments/${id}/file`,
        nameOf: ({ name }) => name,
      }),
    },
  },
};
