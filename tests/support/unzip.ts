import PizZip from 'pizzip';

/** The texts in a zip, by name, read by somebody else's code than what wrote it. */
export function unzip(zip: Buffer): Map<string, string> {
  const files = Object.values(new PizZip(zip).files).filter(({ dir }) => !dir);
  return new Map(files.map((file) => [file.name, Buffer.from(file.asUint8Array()).toString('utf8')]));
}
