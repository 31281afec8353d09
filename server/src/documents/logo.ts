import { buffer } from 'node:stream/consumers';
import type { Logos } from '../domain/logos/logos.ts';
import { MIME } from '../files/file-kind.ts';
import type { FileStore } from '../files/file-store.ts';

/** A business's logo as it is drawn and sent. Pixels, as it is looked at. */
export interface LogoOnPaper {
  content: Buffer;
  type: string;
  width: number;
  height: number;
}

/** null: the business has none on that paper, or its file is lost: a paper is never held back for a picture. */
export type LogoOf = (userId: string, sha256: string | undefined) => Promise<LogoOnPaper | null>;

export const createLogoOf =
  (logos: Pick<Logos, 'of'>, files: Pick<FileStore, 'read'>): LogoOf =>
  async (userId, sha256) => {
    const logo = sha256 ? await logos.of(userId, sha256) : null;
    const content = logo && (await files.read(logo.file_path));
    if (!logo || !content) return null;
    return { content: await buffer(content), type: MIME[logo.file_type], width: logo.width, height: logo.height };
  };

/** 60 mm by 22 mm, in points. */
const LOGO_BOX = { width: 170, height: 62 } as const;

/** As large as fits into the box, never stretched, and never larger than a pixel to the point: a small one would blur. */
export function fitted({ width, height }: Pick<LogoOnPaper, 'width' | 'height'>): { width: number; height: number } {
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height, 1);
  return { width: width * scale, height: height * scale };
}
