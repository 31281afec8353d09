/** The addresses that were shown since the app was opened, the latest last. What is made of them is in came-from.ts, which the first paint does not wait for. */
export const screensSeen: string[] = [];
