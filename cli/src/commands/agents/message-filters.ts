import type { Naming } from '../../output/flags.ts';

/** Words and job number are one filter of the API, and an id has its own. */
export const MESSAGE_FILTERS = (): Naming => ({
  job: { about: 'words, or the number of a job: 1001' },
  task_type: { flag: 'about' },
});
