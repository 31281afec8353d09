import { readFile, stat } from 'node:fs/promises';
import { AppError, invalid, LIMITS } from '@smoko/contract';
import { fileTypeFromFile } from 'file-type';
import { troubleWith } from './file-kind.ts';
import { plainJpeg } from './plain-jpeg.ts';
import type { PlainPicture } from './plain-picture.ts';
import { plainPng, pngSize } from './plain-png.ts';

export interface LogoPicture extends PlainPicture {
  type: 'png' | 'jpg';
}

const MOST = LIMITS.logoPixels.toLocaleString('en-AU');
const KINDS = 'A logo is a PNG or a JPEG picture. Save yours as one of them.';
const DAMAGED = 'That picture is damaged or of an unusual kind. Save it as a PNG or a JPEG once more.';
const TOO_LARGE = `A logo has at most ${MOST} pixels on each side. Save yours smaller.`;
const TOO_SMALL = `A logo has at least ${LIMITS.logoLeastPixels} pixels on each side. Save yours larger.`;

/**
 * An uploaded file as a logo: what it is is seen in its bytes, and nothing but the picture is left of it. Throws 413 for one
 * that is too big a file, 422 for what is no such picture.
 */
export async function logoPicture(path: string): Promise<LogoPicture> {
  const { size } = await stat(path);
  if (size === 0) throw invalid('file', 'That file is empty.');
  if (size > LIMITS.logoBytes) {
    throw new AppError('too_large', `A logo has at most ${LIMITS.logoBytes / 1024 / 1024} MB. Save yours smaller.`);
  }
  const type = (await fileTypeFromFile(path))?.ext;
  if (type !== 'png' && type !== 'jpg') throw invalid('file', KINDS);
  const trouble = await troubleWith(type, path);
  if (trouble) throw invalid('file', trouble);
  const content = await readFile(path);
  const said = type === 'png' ? pngSize(content) : null;
  if (said) assertSize(said);
  const picture = type === 'png' ? plainPng(content) : plainJpeg(content);
  if (!picture) throw invalid('file', DAMAGED);
  assertSize(picture);
  return { ...picture, type };
}

function assertSize({ width, height }: Pick<PlainPicture, 'width' | 'height'>): void {
  if (Math.max(width, height) > LIMITS.logoPixels) throw invalid('file', TOO_LARGE);
  if (Math.min(width, height) < LIMITS.logoLeastPixels) throw invalid('file', TOO_SMALL);
}
