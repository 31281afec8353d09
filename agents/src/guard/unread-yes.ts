/** Somebody's yes to a price or a quote, as it is told. */
const YES =
  /(?<!\p{L})(?:said yes|says yes|say (?:yes|ok(?:ay)? go|go)|sez yes|(?:has |have )?accepted(?: (?:it|the (?:quote|price)))|(?:has |have )?approved (?:it|the (?:quote|price))|gave (?:me |us )?the (?:go[ -]?ahead|green light|nod|ok)|(?:is|are|was) happy with the (?:quote|price)|signed off on (?:it|the (?:quote|price)))(?!\p{L})/iu;
/** What a yes can be kept by. */
const KEEPS = /"(?:status|decision|accepted_lines|accepted)":/;

/** A client's yes that no call of the message keeps: it is not passed over. `args`: of every call that was made. */
export function unreadYes(said: string, args: readonly unknown[]): string[] {
  const [words] = YES.exec(said) ?? [];
  return words === undefined || KEEPS.test(JSON.stringify(args)) ? [] : [words];
}
