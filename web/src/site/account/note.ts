/** What the specification calls analytics: the event's name in the browser's own console, sent nowhere. */
export const note = (event: string | undefined): void => {
  if (event) console.debug(event);
};
