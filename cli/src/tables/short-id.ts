/** What lists show of an id. Its last digits: the first ones are the second in which it was made. */
export const shortId = (id: string): string => id.slice(-8);

/** A part of an id that can be typed in its place: digits from its start, or its last ones. */
export const PART_OF_ID = /^[0-9a-f]{6,23}$/;

export const isPartOf = (part: string, id: string): boolean => id.startsWith(part) || id.endsWith(part);
