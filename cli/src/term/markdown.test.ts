import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { createStyle } from './style.ts';

const words = (text: string) => renderMarkdown(text, createStyle(false));

describe('markdown in a terminal', () => {
  it('reads as words where there are no colours', () => {
    expect(words('## This week\n\nTwo **urgent** jobs, `1001` and *1002*:\n\n- Deck\n  - order timber\n- Gate\n')).toBe(
      'This week\n\nTwo urgent jobs, 1001 and 1002:\n\n• Deck\n  • order timber\n• Gate',
    );
    expect(words('3. three\n4. four\n\n> said\n\n```\na  b\n```')).toBe('3. three\n4. four\n\n│ said\n\n  a  b');
  });

  it('lines up tables', () => {
    expect(words('| Job | Owed |\n|---|---:|\n| Deck | $1,200 |\n| Gate | $90 |')).toBe(
      'Job     Owed\nDeck  $1,200\nGate     $90',
    );
  });

  it('says where a link leads, and leaves out HTML and pictures', () => {
    expect(words('See [the quote](https://smoko.example/q/1) or https://smoko.example')).toBe(
      'See the quote (https://smoko.example/q/1) or https://smoko.example',
    );
    expect(words('[Open job 1001](/job-details?job=1001) or [this](//evil.example)')).toBe(
      'Open job 1001 or this (//evil.example)',
    );
    expect(words('Hi <b>there</b> ![x](https://evil.example/x.png)').trim()).toBe('Hi there');
  });

  it('styles each line by itself and lets no escape sequence through', () => {
    expect(renderMarkdown('**one\ntwo**', createStyle(true))).toBe('\u001B[1mone\u001B[22m\n\u001B[1mtwo\u001B[22m');
    expect(words('a\u001B]0;pwned\u0007b `\u001B[2J` [x](http://a\u001B[31m.example)')).not.toContain('\u001B');
  });
});
