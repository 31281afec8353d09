const bare = (number: string): string =>
  number
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/^(?:inv(?:oice)?|no)(?=\d)/, '')
    .replace(/^0+(?=\d)/, '');

/** Numbers of one supplier's invoices, however they are written: "INV-0042" is "inv 42". */
export const isSameSupplierNumber = (one: string, other: string): boolean => bare(one) === bare(other);
