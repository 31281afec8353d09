import { Check, Minus } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { cn } from '../../../lib/cn.ts';
import { type Bulk, countOf } from './bulk-kind.ts';
import type { Listed } from './selection.ts';

/** Of a row or a card that is chosen. */
export const CHOSEN = 'has-[[data-choose]:checked]:bg-amber-wash';

const BOX =
  'peer size-6 appearance-none rounded-sm border-2 border-edge bg-surface checked:border-[#1b1914] checked:bg-amber indeterminate:border-[#1b1914] indeterminate:bg-amber row:pointer-fine:size-5';
const SIGN = 'pointer-events-none absolute inset-0 m-auto hidden size-4 text-on-amber row:pointer-fine:size-3.5';
/** As high as a thumb; in a line of a table as low as the line, where there is a mouse. */
const TARGET = 'grid size-12 shrink-0 cursor-pointer select-none place-items-center row:pointer-fine:size-9';

const Box = (props: ComponentProps<'input'>) => (
  <label className={TARGET}>
    <span className="relative grid">
      <input data-choose type="checkbox" {...props} className={BOX} />
      <Check aria-hidden strokeWidth={4} className={cn(SIGN, 'peer-checked:block peer-indeterminate:hidden')} />
      <Minus aria-hidden strokeWidth={4} className={cn(SIGN, 'peer-indeterminate:block')} />
    </span>
  </label>
);

interface Props<R extends Listed> {
  bulk: Bulk<R>;
  record: R;
}

/** Chooses a record of a list; with Shift all from the one before to this one. */
export function SelectBox<R extends Listed>({ bulk: { selection, kind }, record }: Props<R>) {
  const { id } = record;
  const checked = useStore(selection.state, ({ ids }) => ids.has(id));
  return (
    <Box
      aria-label={`Select ${kind.nameOf(record)}`}
      checked={checked}
      onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}

/** The same on a card: only while records are being chosen. */
export function CardSelectBox<R extends Listed>(props: Props<R>) {
  const on = useStore(props.bulk.selection.state, (state) => state.on);
  return (
    on && (
      <span className="-my-2 -ml-3">
        <SelectBox {...props} />
      </span>
    )
  );
}

/** Chooses all that are listed, or none. */
export function SelectAllBox<R extends Listed>({ bulk: { selection, kind }, rows }: { bulk: Bulk<R>; rows: number }) {
  const box = useRef<HTMLInputElement>(null);
  const count = useStore(selection.state, ({ ids }) => ids.size);
  const all = count === rows;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !all;
  }, [count, all]);
  return (
    <Box
      ref={box}
      aria-label={`Select all ${countOf(kind, rows)}`}
      checked={all && rows > 0}
      onChange={() => selection.all(!all)}
    />
  );
}
