import { Eraser } from 'lucide-react';
import { Button } from '../../../components/buttons/button.tsx';

/** Looks as if it could not be pressed, and keeps the focus that a disabled one would lose. */
export const nothingToDo = (strokes: number) => ({
  'aria-disabled': strokes === 0,
  className: 'aria-disabled:opacity-55',
});

/** Takes away all that was drawn. */
export const ClearButton = ({ strokes, clear }: { strokes: number; clear: () => void }) => (
  <Button variant="quiet" size="sm" {...nothingToDo(strokes)} onClick={clear}>
    <Eraser aria-hidden className="size-5" />
    Clear
  </Button>
);
