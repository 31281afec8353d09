const FREE =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|bigpond|optusnet|xtra|proton|protonmail|telstra)\./;
const ENDINGS = /\.(?:com|net|org|edu|gov|id|co|biz|info|example)(?=\.|$)|\.(?:au|nz|uk|us)$/g;

/** As a hurried eye sees it: nationa1tiles and nationaltiles look the same. */
const glance = (text: string): string =>
  text
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[1|i!]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/[-_.]/g, '');
const nameOf = (domain: string): string => domain.replace(ENDINGS, '');

interface Known {
  name: string;
  email: string | null;
}

/**
 * Whose address this one looks like without being it: a letter swapped for a figure, another ending, or the name of
 * somebody on file in front of an unknown address.
 */
export function looksLike(
  from: { address: string; name: string | null },
  signed: string,
  known: readonly Known[],
): string | null {
  const domain = from.address.toLowerCase().split('@')[1];
  if (!domain) return null;
  for (const { name, email } of known) {
    const theirs = email?.toLowerCase().split('@')[1];
    if (!theirs || theirs === domain || FREE.test(theirs)) continue;
    const label = glance(nameOf(theirs));
    if (label.length >= 5 && glance(nameOf(domain)) === label) return name;
    const says = `${from.name ?? ''}\n${signed.slice(-300)}`.toLowerCase();
    if (name.length >= 8 && name.includes(' ') && says.includes(name.toLowerCase())) return name;
  }
  return null;
}
