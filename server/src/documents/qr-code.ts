import QRCode from 'qrcode';
import { type Doc, INK } from './paper-page.ts';

/** White around it, in dots, without which cameras do not see where it ends (ISO/IEC 18004). */
const QUIET = 4;

/** An address as a square that a phone's camera reads, drawn in lines of dots; pressed on a screen it leads there too. */
export function qrCode(doc: Doc, address: string, x: number, y: number, side: number): void {
  const { size, data } = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules;
  const dot = side / (size + 2 * QUIET);
  doc.rect(x, y, side, side).fill('#ffffff');
  for (let row = 0; row < size; row++) {
    for (let from = 0; from < size; from++) {
      let to = from;
      while (to < size && data[row * size + to]) to += 1;
      if (to > from) doc.rect(x + (QUIET + from) * dot, y + (QUIET + row) * dot, (to - from) * dot, dot);
      from = Math.max(from, to);
    }
  }
  doc.fill(INK).link(x, y, side, side, address);
}
