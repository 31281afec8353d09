/** In one line, of at most so many characters; what is left out is told by an ellipsis. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}
