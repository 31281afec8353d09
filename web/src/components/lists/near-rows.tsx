import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';

/** Up to as many are all drawn: whoever has few finds each of them with the browser's own search. */
const ALL = 60;
/** Lines drawn beyond the screen, above and below. */
const BEYOND = 6;

/** What a row says of itself, for the reader and for measuring. */
export interface Place {
  ref: (element: HTMLElement | null) => void;
  'data-index': number;
  /** From 0, of all that are loaded. */
  at: number;
}

interface Props<R> {
  /** The grid or the table's body they stand in. */
  frame: RefObject<HTMLElement | null>;
  rows: readonly R[];
  /** Between lines, px. */
  gap: number;
  /** How high a line is likely to be, px. */
  height: number;
  /** Room for those that are not drawn. */
  room: (px: number, key: string) => ReactNode;
  children: (row: R, place: Place) => ReactNode;
}

/** Of a long list only what is near the screen is drawn, and whatever has the focus; it scrolls as if all of it were. */
export function NearRows<R extends { id: string }>({ frame, rows, gap, height, room, children }: Props<R>) {
  const { columns, top } = useGrid(frame, rows.length);
  const lines = Math.ceil(rows.length / columns);
  const all = rows.length <= ALL;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is compiled to memoise by itself
  const virtualizer = useVirtualizer<Element, HTMLElement>({
    count: lines,
    gap,
    overscan: BEYOND,
    scrollMargin: top,
    estimateSize: () => height,
    getItemKey: (line) => rows[line * columns]?.id ?? line,
    getScrollElement: () => frame.current?.closest('main') ?? null,
    initialRect: { width: 0, height: innerHeight },
    rangeExtractor: (range) => (all ? everything(range) : withFocus(range, frame.current)),
    useFlushSync: false,
  });
  // the browser keeps what is looked at where it is
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;

  const drawn: ReactNode[] = [];
  let end = top - gap;
  const fill = (until: number) => {
    const px = until - end - 2 * gap;
    if (px > 0) drawn.push(room(px, `room-${until}`));
  };
  for (const { index, start, end: next } of virtualizer.getVirtualItems()) {
    fill(start);
    for (const [column, row] of rows.slice(index * columns, (index + 1) * columns).entries()) {
      const ref = column === 0 ? virtualizer.measureElement : ignored;
      drawn.push(children(row, { ref, 'data-index': index, at: index * columns + column }));
    }
    end = next;
  }
  fill(top + virtualizer.getTotalSize() + gap);
  return drawn;
}

const ignored = () => undefined;

const everything = ({ count }: Range) => Array.from({ length: count }, (_, line) => line);

function withFocus(range: Range, frame: HTMLElement | null): number[] {
  const near = defaultRangeExtractor(range);
  const focused = frame?.contains(document.activeElement) && document.activeElement?.closest('[data-index]');
  const line = focused ? Number(focused.getAttribute('data-index')) : -1;
  if (line < 0 || line >= range.count || near.includes(line)) return near;
  return [...near, line].sort((a, b) => a - b);
}

/** How many stand beside each other, and how far below the top of what scrolls they begin. */
function useGrid(frame: RefObject<HTMLElement | null>, count: number) {
  const [grid, setGrid] = useState({ columns: 1, top: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || count === 0) return;
    const measure = () => {
      const { display, gridTemplateColumns } = getComputedStyle(element);
      const columns = display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
      const main = element.closest('main');
      const top = main
        ? Math.round(element.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop)
        : 0;
      setGrid((before) => (before.columns === columns && before.top === top ? before : { columns, top }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame, count]);
  return grid;
}
