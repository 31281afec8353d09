import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';

/** Up to this many rows are all rendered, so that the browser's own search finds them. */
const RENDER_ALL_BELOW = 60;
/** Lines rendered above and below the screen. */
const OVERSCAN = 6;

/** Attributes for each row's element, for measuring and for its position. */
export interface RowAttributes {
  ref: (element: HTMLElement | null) => void;
  'data-index': number;
  'data-record': string;
  /** The row's index among all that are loaded. */
  at: number;
}

interface Props<R> {
  /** The grid or table body that holds the rows. */
  frame: RefObject<HTMLElement | null>;
  rows: readonly R[];
  /** Space between lines, px. */
  gap: number;
  /** Estimated height of a line, px. */
  height: number;
  /** Renders an empty space for rows that are not rendered. */
  spacer: (px: number, key: string) => ReactNode;
  children: (row: R, attributes: RowAttributes) => ReactNode;
}

/** Renders only the rows near the screen, and the one with the focus; the list scrolls as if all were there. */
export function VirtualRows<R extends { id: string }>({ frame, rows, gap, height, spacer, children }: Props<R>) {
  const { columns, top } = useGrid(frame, rows.length);
  const lines = Math.ceil(rows.length / columns);
  const all = rows.length <= RENDER_ALL_BELOW;
  // eslint-disable-next-line react-hooks/incompatible-library -- the React Compiler is not used
  const virtualizer = useVirtualizer<Element, HTMLElement>({
    count: lines,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    estimateSize: () => height,
    getItemKey: (line) => rows[line * columns]?.id ?? line,
    getScrollElement: () => frame.current?.closest('main') ?? null,
    initialRect: { width: 0, height: innerHeight },
    rangeExtractor: (range) => (all ? everything(range) : withFocus(range, frame.current)),
    useFlushSync: false,
  });
  // the browser's own scroll anchoring already keeps the position
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;

  const rendered: ReactNode[] = [];
  let end = top - gap;
  const fill = (until: number) => {
    const px = until - end - 2 * gap;
    if (px > 0) rendered.push(spacer(px, `spacer-${until}`));
  };
  for (const { index, start, end: next } of virtualizer.getVirtualItems()) {
    fill(start);
    for (const [column, row] of rows.slice(index * columns, (index + 1) * columns).entries()) {
      const ref = column === 0 ? virtualizer.measureElement : ignored;
      rendered.push(children(row, { ref, 'data-index': index, 'data-record': row.id, at: index * columns + column }));
    }
    end = next;
  }
  fill(top + virtualizer.getTotalSize() + gap);
  return rendered;
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

/** The number of columns, and the distance from the top of the scrolled content to the list. */
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
