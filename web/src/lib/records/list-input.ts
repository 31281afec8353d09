/**
 * The list operation's input from the filters in the address. Without `sort` where there is a search, which has its own
 * order. The compiler holds the choices of a filter against those of the operation.
 */
export function listInput<V extends Readonly<Record<string, string>>>(values: V): Chosen<V> {
  const set = Object.entries(values).filter(([name, value]) => value !== '' && !(name === 'sort' && values.q));
  return Object.fromEntries(set) as Chosen<V>;
}
type Chosen<V> = { [K in keyof V]?: Exclude<V[K], ''> };

/** The value if it is one of the choices, else ''. Anybody can write anything into an address. */
export const oneOf = <K extends string>(choices: Readonly<Record<K, string>>, value: string): K | '' =>
  isOneOf(choices, value) ? value : '';
const isOneOf = <K extends string>(choices: Readonly<Record<K, string>>, value: string): value is K =>
  Object.hasOwn(choices, value);
