import { useCallback, useEffect, useRef, useState } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';

/**
 * What is drawn with a finger, a pen or the mouse. The canvas has as many pixels as it says itself, however large it is shown,
 * and what is drawn stays in its place when the phone is turned. `width`: how thin and how thick a stroke is, in pixels of the screen; the
 * faster, the thinner.
 */
export function useDrawing(colour: string, width: readonly [number, number]) {
  const [strokes, setStrokes] = useState(0);
  const pad = useRef<SignaturePad | null>(null);
  const board = useRef<HTMLCanvasElement | null>(null);
  const [thin, thick] = width;
  // the canvas may come later than this: a dialog's fields do
  const pen = useRef(colour);
  useEffect(() => {
    pen.current = colour;
    if (pad.current) pad.current.penColor = colour;
  }, [colour]);

  const canvasRef = useCallback(
    (canvas: HTMLCanvasElement) => {
      const own = new SignaturePad(canvas, { penColor: pen.current, minWidth: thin, maxWidth: thick, minDistance: 2 });
      pad.current = own;
      board.current = canvas;
      const count = () => setStrokes(own.toData().length);
      own.addEventListener('endStroke', count);
      let shown = 0;
      const fit = () => {
        const now = canvas.getBoundingClientRect().width;
        if (now === 0 || now === shown) return;
        const drawn = shown === 0 ? [] : own.toData().map((stroke) => scaled(stroke, now / shown));
        const scale = canvas.width / now;
        canvas.getContext('2d')?.setTransform(scale, 0, 0, scale, 0, 0);
        own.fromData(drawn);
        shown = now;
      };
      fit();
      const watch = new ResizeObserver(fit);
      watch.observe(canvas);
      return () => {
        watch.disconnect();
        own.off();
        pad.current = null;
        board.current = null;
      };
    },
    [thin, thick],
  );

  const keep = (from: (drawn: readonly PointGroup[]) => readonly PointGroup[]) => {
    const own = pad.current;
    if (!own) return;
    own.fromData([...from(own.toData())]);
    setStrokes(own.toData().length);
  };
  return {
    canvasRef,
    /** What was drawn, on nothing; null where there is nothing to draw on. */
    canvas: () => board.current,
    /** How many there are to be undone. */
    strokes,
    undo: () => keep((drawn) => drawn.slice(0, -1)),
    clear: () => keep(() => []),
  };
}

const scaled = (stroke: PointGroup, by: number): PointGroup => ({
  ...stroke,
  minWidth: stroke.minWidth * by,
  maxWidth: stroke.maxWidth * by,
  dotSize: stroke.dotSize * by,
  points: stroke.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
});
