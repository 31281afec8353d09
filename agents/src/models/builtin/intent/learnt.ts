/** Where the build puts the weights: beside its bundle. There is none beside the sources, they change while one works. */
export const LEARNT = new URL('./learnt.json', import.meta.url);
