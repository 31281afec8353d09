/**
 * "make it 7" of a quote of 6,500 is seven thousand: a figure that is out by a thousand and near what it was is said
 * in thousands. Dollars.
 */
export function sameScale(dollars: number, was: number | undefined): number {
  if (was === undefined || was < 1_000 || dollars >= 100) return dollars;
  const ratio = (dollars * 1_000) / was;
  return ratio >= 0.5 && ratio <= 2 ? dollars * 1_000 : dollars;
}
