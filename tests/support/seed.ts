/**
 * The one seed of generated data. The same on every run, so that a red run means the change and not the dice;
 * SMOKO_TEST_SEED=<another number> looks for what this one does not find, and repeats what it found.
 */
export const SEED = Number(process.env.SMOKO_TEST_SEED ?? 20_261_122);
