import { AppError } from '@smoko/contract';

/** Enough to see a crack in a photo; what a phone's memory can hold twice. */
const LONGEST_PIXELS = 2_000;
const QUALITY = 0.9;

export const pen = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (!context)
    throw new AppError(
      'unavailable',
      'This browser has no memory left for a picture. Close other pages, then try again.',
    );
  return context;
};

export function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** A photo the way up it was taken, at most 2,000 px long. @throws AppError where it cannot be drawn here */
export async function openPhoto(file: Blob): Promise<HTMLCanvasElement> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!photo)
    throw new AppError(
      'invalid',
      'This picture cannot be opened here: it is broken, too large, or of a kind this browser does not know.',
    );
  const scale = Math.min(1, LONGEST_PIXELS / Math.max(photo.width, photo.height));
  const canvas = canvasOf(Math.max(1, Math.round(photo.width * scale)), Math.max(1, Math.round(photo.height * scale)));
  const context = pen(canvas);
  // what is seen through would be black in a JPEG
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  return canvas;
}

/** The photo with what was drawn over it, as a JPEG. Both have the same size. */
export async function markedPhoto(photo: HTMLCanvasElement, drawn: HTMLCanvasElement, name: string): Promise<File> {
  const both = canvasOf(photo.width, photo.height);
  const context = pen(both);
  context.drawImage(photo, 0, 0);
  // as it is on the screen: a dark edge, so that white is seen on a white wall
  context.shadowColor = '#000000b3';
  context.shadowBlur = Math.max(2, both.width / 250);
  context.drawImage(drawn, 0, 0);
  return fileOf(both, name, 'image/jpeg');
}

export async function fileOf(canvas: HTMLCanvasElement, name: string, type: 'image/jpeg' | 'image/png'): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  if (!blob) throw new AppError('unavailable', 'The picture could not be made. Please try again.');
  return new File([blob], name, { type });
}

/** On the sharpest screens. */
const THUMBNAIL_PIXELS = 192;

/** Draws the middle of a photo, as a square. False where it cannot be drawn here. */
export async function drawThumbnail(file: Blob, canvas: HTMLCanvasElement): Promise<boolean> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!photo) return false;
  const side = Math.min(photo.width, photo.height);
  canvas.width = THUMBNAIL_PIXELS;
  canvas.height = THUMBNAIL_PIXELS;
  const context = pen(canvas);
  context.imageSmoothingQuality = 'high';
  const [x, y] = [(photo.width - side) / 2, (photo.height - side) / 2];
  context.drawImage(photo, x, y, side, side, 0, 0, THUMBNAIL_PIXELS, THUMBNAIL_PIXELS);
  photo.close();
  return true;
}
