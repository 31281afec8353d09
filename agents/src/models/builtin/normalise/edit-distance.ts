const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const ALIKE = ['aeiou', 'csk', 'iy', 'mn', 'sz'];

/** One letter for another costs one where fingers or ears slip so, else two: "incoice" is a slip, "marsh" for March is none. */
function slip(a = '', b = ''): number {
  if (ALIKE.some((letters) => letters.includes(a) && letters.includes(b))) return 1;
  return ROWS.some((row) => row.includes(a) && Math.abs(row.indexOf(a) - row.indexOf(b)) === 1 && row.includes(b))
    ? 1
    : 2;
}

/** Letters changed, added, dropped or swapped with their neighbour between two words (optimal string alignment); stops past `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : slip(a[i - 1], b[j - 1])),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
