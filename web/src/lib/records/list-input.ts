/** The list operation's input from the filters in the address. Without `sort` where there is a search, which has its own order. */
export function listInput(values: Record<string, string>): Record<string, string> {
  const set = Object.entries(values).filter(([name, value]) => value !== '' && !(name === 'sort' && values.q));
  return Object.fromEntries(set);
}

/** The value if it is one of the choices, else ''. Anybody can write anything into an address. */
export const oneOf = <K extends string>(choices: Readonly<Record<K, string>>, value: string): K | '' =>
  Object.hasOwn(choices, value) ? (value as K) : '';
