import { listModelServers, type ModelServer } from '@smoko/contract';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<ModelServer>({
  operation: listModelServers,
  empty: 'None was found on the machine that Smoko runs on. Start Ollama or LM Studio, then look again.',
  columns: [
    { title: 'Server', value: ({ name }) => name },
    { title: 'Address', value: ({ base_url }) => base_url },
    { title: 'Models', value: ({ models }) => models.join(', '), shrinkTo: 20, dropOrder: 1 },
  ],
});
