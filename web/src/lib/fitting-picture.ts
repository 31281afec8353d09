const KINDS = new Set(['image/png', 'image/jpeg']);
/** Enough for any paper, at 300 dots an inch. */
const DRAWN_PIXELS = 1_200;
const QUALITY = 0.9;

/**
 * A picture as large as is taken: one that is larger, as phones make them, is drawn smaller. What cannot be drawn here goes as
 * it is: the server says what is wrong with it.
 */
export async function fittingPicture(file: File, most: { pixels: number; bytes: number }): Promise<File> {
  if (!KINDS.has(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const { width, height } = picture;
  const longest = Math.max(width, height);
  if (longest <= most.pixels && file.size <= most.bytes) return file;
  const scale = Math.min(1, DRAWN_PIXELS / longest);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, QUALITY));
  return drawn ? new File([drawn], file.name, { type: file.type }) : file;
}
