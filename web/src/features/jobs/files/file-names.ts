/** A name that can be one on any device: what cannot be in a file's name becomes a space. */
const plain = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The name, or with a number behind it where there is one of that name already: "Photo (2).jpg". */
export function freeName(wanted: string, taken: Iterable<string>): string {
  const name = plain(wanted);
  const names = new Set(taken);
  const [, stem = name, ending = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
  let free = name;
  for (let number = 2; names.has(free); number++) free = `${stem} (${number})${ending}`;
  return free;
}

/** "deck.png" as "deck marked.jpg". */
export const markedName = (name: string): string => `${name.replace(/\.\w+$/, '')} marked.jpg`;

/** Cameras call all they take image.jpg: a photo is called by when it was taken, "Photo 29 Nov 2026 2.26 pm.jpg". */
export const photoName = (given: string, day: string, time: string): string =>
  `Photo ${day} ${time.replace(':', '.')}${/\.\w+$/.exec(given)?.[0].toLowerCase() ?? '.jpg'}`;

/** What was signed is not drawn on afterwards. */
export const isSignature = (name: string): boolean =>
  /^Signature .+ \d{1,2} \p{L}{3,} \d{4}( \(\d+\))?\.png$/u.test(name);

export const signatureName = (signer: string, day: string): string => `Signature ${signer} ${day}.png`;
