/** "broken sash as well. on his job. not a new one": it goes with what is there. */
const ON_ONE_THAT_IS =
  /\bnot (?:as )?(?:an?|another) (?:new|separate|different|extra)\b|\bon (?:his|her|their|the same|the existing|the current) job\b|\bsame job\b/iu;

/** Whether a job would be made although the message says that there is one. */
export const notNew = (tool: string, said: string): boolean => tool === 'create_job' && ON_ONE_THAT_IS.test(said);
