import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** Their colours. */
export const TONES = {
  good: 'bg-good-wash text-good',
  wait: 'bg-wait-wash text-wait',
  busy: 'bg-busy-wash text-busy',
  idle: 'bg-idle-wash text-idle',
  bad: 'bg-bad-wash text-bad',
} as const;
export type Tone = keyof typeof TONES;

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-block max-w-full shrink-0 truncate align-middle rounded-sm px-2 py-0.5 font-bold text-xs row:py-0',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
