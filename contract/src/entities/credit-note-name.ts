/**
 * What less to pay is called, one word wherever it stands: with GST in Australia an adjustment note (A New Tax System (Goods
 * and Services Tax) Act 1999, section 29-75), without any and in New Zealand a credit note.
 */
export const creditNoteName = (adjusts: boolean): string => (adjusts ? 'Adjustment note' : 'Credit note');

/** The same of one that is on file: as its paper says, which is frozen. */
export const creditNoteNameOf = ({ frozen }: { frozen?: { heading: string } | null | undefined }): string =>
  creditNoteName(isAdjustmentNote({ frozen }));

export const isAdjustmentNote = ({ frozen }: { frozen?: { heading: string } | null | undefined }): boolean =>
  frozen?.heading.startsWith('Adjustment') ?? false;
