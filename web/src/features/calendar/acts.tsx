import type { CalendarEntry } from '@smoko/contract';
import { createContext, type DragEvent, useContext, useRef, useState } from 'react';

interface Acts {
  drag: (entry: CalendarEntry) => void;
  drop: (day: string) => void;
}
const Context = createContext<Acts>({ drag: () => undefined, drop: () => undefined });

/** What is held by the mouse, for the days it can be dropped on. */
export function Dragging(props: { onDrop: (entry: CalendarEntry, day: string) => void; children: React.ReactNode }) {
  const held = useRef<CalendarEntry | null>(null);
  const acts: Acts = {
    drag: (entry) => {
      held.current = entry;
    },
    drop: (day) => {
      if (held.current) props.onDrop(held.current, day);
      held.current = null;
    },
  };
  return <Context value={acts}>{props.children}</Context>;
}

/** For an entry: a mouse may take it elsewhere. A finger scrolls; the dialog moves it then. */
export function useDraggable(entry: CalendarEntry) {
  const { drag } = useContext(Context);
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData('text/plain', entry.title);
      event.dataTransfer.effectAllowed = 'move';
      drag(entry);
    },
  };
}

/** For a day: takes what is dropped on it. */
export function useDropDay(day: string) {
  const { drop } = useContext(Context);
  const [over, setOver] = useState(false);
  return {
    over,
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        drop(day);
      },
    },
  };
}
