import type { Ref } from 'react';
import { cn } from '../../../lib/cn.ts';

interface Props {
  label: string;
  /** In pixels of the picture that comes of it. */
  width: number;
  height: number;
  canvasRef: Ref<HTMLCanvasElement>;
  /** What is drawn on, of the same size; else white paper. */
  picture?: HTMLCanvasElement;
}

/** Something to draw on, as large as fits on the screen beside the buttons; the page does not scroll while one draws. */
export const Drawing = ({ label, width, height, canvasRef, picture }: Props) => (
  <div
    role="img"
    aria-label={label}
    // never larger than its own pixels
    style={{
      aspectRatio: `${width} / ${height}`,
      width: `min(100%, ${width}px, max(8rem, 92dvh - 18rem) * ${width / height})`,
    }}
    className="relative touch-none select-none overflow-hidden rounded-md bg-[#fff] ring-2 ring-edge"
  >
    {picture && (
      <div
        className="absolute inset-0 *:size-full"
        ref={(node) => {
          node?.replaceChildren(picture);
        }}
      />
    )}
    <canvas
      ref={canvasRef}
      width={width}
      height={height}
      className={cn(
        'absolute inset-0 size-full cursor-crosshair touch-none',
        picture && 'drop-shadow-[0_0_2px_#000000b3]',
      )}
    />
  </div>
);
