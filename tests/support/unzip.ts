import PizZip from 'pizzip';

/** What is in a zip, by name, read by somebody else's code than what wrote it. */
export function unzipBytes(zip: Buffer): Map<string, Buffer> {
  const files = Object.values(new PizZip(zip).files).filter(({ dir }) => !dir);
  return new Map(files.map((file) => [file.name, Buffer.from(file.asUint8Array())]));
}

/** The texts in a zip, by name. */
export const unzip = (zip: Buffer): Map<string, string> =>
  new Map([...unzipBytes(zip)].map(([name, content]) => [name, content.toString('utf8')]));

/** A zip of these files. */
export function zipOf(files: ReadonlyMap<string, Buffer>): Buffer {
  const zip = new PizZip();
  for (const [name, content] of files) zip.file(name, content);
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' });
}
