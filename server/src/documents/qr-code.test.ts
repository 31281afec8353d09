import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

const LINK = `https://smoko.example/i/${'0a'.repeat(26)}`;
const SIDE = 98;

/** The rectangles that are drawn, in points from the corner of the code. */
async function drawnRectangles(): Promise<number[][]> {
  const doc = new PDFDocument({ compress: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => doc.once('end', done));
  qrCode(doc, LINK, 100, 200, SIDE);
  doc.end();
  await ended;
  const text = Buffer.concat(chunks).toString('latin1');
  expect(text).toContain(`/URI (${LINK})`);
  return [...text.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, x, y, width, height]) => [
    Number(x) - 100,
    Number(y) - 200,
    Number(width),
    Number(height),
  ]);
}

it('is drawn dot for dot, with white around it, and leads to its address where it is pressed', async () => {
  const { size, data } = QRCode.create(LINK, { errorCorrectionLevel: 'M' }).modules;
  const dot = SIDE / (size + 8);
  const [ground, ...dark] = await drawnRectangles();
  expect(ground).toEqual([0, 0, SIDE, SIDE]);
  const seen = new Set<string>();
  for (const [x = 0, y = 0, width = 0, height = 0] of dark) {
    expect(height).toBeCloseTo(dot, 3);
    for (let i = 0; i < Math.round(width / dot); i++)
      seen.add(`${Math.round(x / dot) - 4 + i},${Math.round(y / dot) - 4}`);
  }
  const meant = Array.from({ length: size * size }, (_, at) => at).filter((at) => data[at]);
  expect(seen).toEqual(new Set(meant.map((at) => `${at % size},${Math.floor(at / size)}`)));
});
