import { describe, expect, it } from 'vitest';
import { mergeStreams } from './merge.ts';

const byNumber = (a: number, b: number) => a - b;

describe('mergeStreams', () => {
  it('merges what is wholly loaded', () => {
    const streams = [
      { items: [1, 4, 6], done: true },
      { items: [2, 3, 9], done: true },
    ];
    expect(mergeStreams(streams, byNumber)).toEqual([1, 2, 3, 4, 6, 9]);
  });

  it('holds back what further pages could still come before', () => {
    const streams = [
      { items: [1, 4], done: false },
      { items: [2, 3, 9], done: true },
    ];
    expect(mergeStreams(streams, byNumber)).toEqual([1, 2, 3, 4]);
  });

  it('copes with empty lists', () => {
    expect(mergeStreams([{ items: [], done: true }], byNumber)).toEqual([]);
    expect(
      mergeStreams(
        [
          { items: [] as number[], done: true },
          { items: [5], done: true },
        ],
        byNumber,
      ),
    ).toEqual([5]);
    expect(
      mergeStreams(
        [
          { items: [] as number[], done: false },
          { items: [5], done: true },
        ],
        byNumber,
      ),
    ).toEqual([]);
  });
});
