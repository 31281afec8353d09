import { canvasOf, fileOf, pen } from './pictures.ts';

interface Signed {
  /** "Job 2041: Deck" */
  job: string;
  sentence: string;
  signer: string;
  /** The day and the time, as people read it. */
  at: string;
  drawn: HTMLCanvasElement;
}

/** As wide as a page of paper, at 200 dots an inch. */
const WIDTH = 1_600;
const MARGIN = 100;
const INK = '#1b1914';
const SOFT = '#57534a';

interface Line {
  text: string;
  font: string;
  colour: string;
  /** How much further down than the line before, in pixels. */
  down: number;
}

/** All that was signed on one white picture that can be printed: the job, the sentence, the signature, who and when. */
export function signaturePicture({ job, sentence, signer, at, drawn }: Signed, name: string): Promise<File> {
  const family = getComputedStyle(document.body).fontFamily;
  const measure = pen(canvasOf(1, 1));
  const lines = (text: string, weight: number, size: number, colour = INK): Line[] => {
    const font = `${weight} ${size}px ${family}`;
    measure.font = font;
    return wrapped(text, (part) => measure.measureText(part).width <= WIDTH - 2 * MARGIN).map((line) => ({
      text: line,
      font,
      colour,
      down: size * 1.4,
    }));
  };
  const above = [...lines(job, 700, 40, SOFT), ...lines(sentence, 500, 52)];
  const below = [...lines(signer, 700, 44), ...lines(at, 500, 36, SOFT)];
  const high = (some: readonly Line[]) => some.reduce((sum, { down }) => sum + down, 0);
  const width = WIDTH - 2 * MARGIN;
  const height = Math.round((width * drawn.height) / drawn.width);
  const top = MARGIN + high(above) + 40;

  const paper = canvasOf(WIDTH, Math.ceil(top + height + 24 + high(below) + MARGIN));
  const context = pen(paper);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, paper.width, paper.height);
  const write = (some: readonly Line[], from: number) => {
    let y = from;
    for (const { text, font, colour, down } of some) {
      y += down;
      context.font = font;
      context.fillStyle = colour;
      context.fillText(text, MARGIN, y);
    }
  };
  write(above, MARGIN - 20);
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, MARGIN, top, width, height);
  context.fillStyle = INK;
  context.fillRect(MARGIN, top + height, width, 3);
  write(below, top + height + 16);
  return fileOf(paper, name, 'image/png');
}

/** Broken into lines that fit, between words; a word that is longer than a line is cut. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line].filter((one) => one !== '');
}
