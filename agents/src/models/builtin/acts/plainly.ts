/** A piece as word lists read it: small letters, no apostrophes, one kind of space. Places in it are not those of the text. */
export const plainly = (text: string): string => text.toLowerCase().replace(/['’‘]/g, '').replace(/\s+/g, ' ').trim();
