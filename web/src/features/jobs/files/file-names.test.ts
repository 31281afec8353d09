import { describe, expect, it } from 'vitest';
import { freeName, isSignature, markedName, photoName, signatureName } from './file-names.ts';

describe('names of files', () => {
  it('say when a photo was taken, whatever the camera calls it', () => {
    expect(photoName('image.JPG', '29 Nov 2026', '2:26 pm')).toBe('Photo 29 Nov 2026 2.26 pm.jpg');
    expect(photoName('shot.png', '29 Nov 2026', '2:26 pm')).toBe('Photo 29 Nov 2026 2.26 pm.png');
    expect(photoName('blob', '29 Nov 2026', '2:26 pm')).toBe('Photo 29 Nov 2026 2.26 pm.jpg');
  });

  it('say of what a marked one is the copy, and who signed', () => {
    expect(markedName('roof v1.2.png')).toBe('roof v1.2 marked.jpg');
    expect(signatureName('Mele Tupou', '29 Nov 2026')).toBe('Signature Mele Tupou 29 Nov 2026.png');
  });

  it('tell a signature from a photo', () => {
    for (const name of [signatureName('Mele Tupou', '29 Nov 2026'), 'Signature Ana 1 Sept 2026 (2).png'])
      expect(isSignature(name)).toBe(true);
    for (const name of ['Photo 29 Nov 2026 2.26 pm.jpg', 'Signature wall.png', 'Signature Ana 1 Dec 2026.jpg'])
      expect(isSignature(name)).toBe(false);
  });

  it('are given to one file each, and hold nothing that a name cannot hold', () => {
    expect(freeName('a.jpg', [])).toBe('a.jpg');
    expect(freeName('a.jpg', ['a.jpg', 'a (2).jpg', 'b.jpg'])).toBe('a (3).jpg');
    expect(freeName('Signature A/B: <C>\n"D" 1 Dec 2026.png', [])).toBe('Signature A B C D 1 Dec 2026.png');
  });
});
