/** What a list is asked for from the filters in the address: only what is set; a search has an order of its own. */
export function listInput(values: Record<string, string>): Record<string, string> {
  const set = Object.entries(values).filter(([name, value]) => value !== '' && !(name === 'sort' && values.q));
  return Object.fromEntries(set);
}

/** A choice from the address, or none where the address says something else. */
export const oneOf = <K extends string>(choices: Readonly<Record<K, string>>, value: string): K | '' =>
  Object.hasOwn(choices, value) ? (value as K) : '';
