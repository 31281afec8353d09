import { Undo2 } from 'lucide-react';
import { Button } from '../../../components/buttons/button.tsx';
import { ClearButton, nothingToDo } from './clear-button.tsx';

export const RED = '#f0241e';
/** Each is seen on any photo: they are drawn with a dark edge. */
const COLOURS = { Red: RED, Amber: '#ffb000', White: '#ffffff' } as const;

interface Props {
  colour: string;
  onChange: (colour: string) => void;
  /** How many strokes can be undone. */
  strokes: number;
  undo: () => void;
  clear: () => void;
}

/** What one draws on a photo with. */
export const Pens = ({ colour, onChange, strokes, undo, clear }: Props) => (
  <div className="flex w-full flex-wrap items-center justify-between gap-x-2 gap-y-1">
    <fieldset className="flex">
      <legend className="sr-only">Colour</legend>
      {Object.entries(COLOURS).map(([name, value]) => (
        <label key={name} className="relative grid size-12 cursor-pointer place-items-center">
          <input
            type="radio"
            name="colour"
            aria-label={name}
            checked={colour === value}
            onChange={() => onChange(value)}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <span
            aria-hidden
            style={{ background: value }}
            className="size-8 rounded-full border-2 border-[#1b1914] ring-edge ring-offset-2 ring-offset-surface peer-checked:ring-3 peer-focus-visible:outline-3 peer-focus-visible:outline-(--focus) peer-focus-visible:outline-offset-6"
          />
        </label>
      ))}
    </fieldset>
    <div className="flex">
      <Button variant="quiet" size="sm" {...nothingToDo(strokes)} onClick={undo}>
        <Undo2 aria-hidden className="size-5" />
        Undo
      </Button>
      <ClearButton strokes={strokes} clear={clear} />
    </div>
  </div>
);
