import type { AssistantId } from '@smoko/contract';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const INK = '#1b1914';

/** Our own drawings, 48 by 48, each with a feature to recognise the assistant by. */
const drawings: Record<AssistantId, { ground: string; drawing: ReactNode }> = {
  // hard hat, moustache, hi-vis vest
  jerry: {
    ground: '#d9541e',
    drawing: (
      <>
        <path d="M6 48c1-9 8-12 18-12s17 3 18 12z" fill="#f6f1e6" />
        <path
          d="M15 37.500 19 48h-8.500c.3-5 1.800-8.500 4.500-10.500zM33 37.500 29 48h8.500c-.3-5-1.800-8.500-4.500-10.500z"
          fill={INK}
        />
        <path d="M14.500 20h19v9a9.500 9.500 0 0 1-19 0z" fill="#eab890" />
        <path
          d="M17 31.500c2.500-3.200 5.500-2.800 7-1.200 1.500-1.600 4.500-2 7 1.200-2.500 1.700-5.500 1.700-7 .3-1.500 1.400-4.500 1.400-7-.3z"
          fill="#7a3d17"
        />
        <path d="M12.500 19.500a11.500 11.500 0 0 1 23 0z" fill="#ffc02e" stroke={INK} strokeWidth="1.600" />
        <path d="M21.500 8.500h5v8h-5z" fill="#ffc02e" stroke={INK} strokeWidth="1.600" />
        <rect
          x="9.500"
          y="18.500"
          width="29"
          height="4.200"
          rx="2.100"
          fill="#ffc02e"
          stroke={INK}
          strokeWidth="1.600"
        />
      </>
    ),
  },
  // curls, round glasses, pencil behind the ear
  michelle: {
    ground: '#8a4bb0',
    drawing: (
      <>
        <path
          d="M11 13.500c-3.500 3-4 8-2.500 11.500C7 29 9 33.500 12.500 34h23c3.500-.5 5.500-5 4-9 1.500-3.500 1-8.500-2.500-11.500C34.500 8 29.500 6 24 6s-10.500 2-13 7.500z"
          fill="#2b1a12"
        />
        <path d="M6 48c1-9 8-11 18-11s17 2 18 11z" fill="#ffd9a0" />
        <path d="M15 20c3-1 5-3.500 6-5.500 2.500 3 7 5 12 5.500v9a9 9 0 0 1-18 0z" fill="#9c6641" />
        <g fill="none" stroke={INK} strokeWidth="1.800">
          <circle cx="19.800" cy="25.500" r="3.700" fill="#fff5" />
          <circle cx="28.200" cy="25.500" r="3.700" fill="#fff5" />
        </g>
        <path
          d="M21 33.200c1.800 1.400 4.200 1.400 6 0"
          stroke={INK}
          strokeWidth="1.600"
          strokeLinecap="round"
          fill="none"
        />
        <path d="m33 13.500 7.500 12" stroke="#ffb000" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
  // straight bob, collar, coin earring
  renea: {
    ground: '#1f7d4d',
    drawing: (
      <>
        <path d="M12 34V20.500C12 12.500 17 7 24 7s12 5.500 12 13.500V34z" fill="#d8d2c4" />
        <path d="M6 48c1-9 8-11 18-11s17 2 18 11z" fill="#14342a" />
        <path d="m18 37.500 6 6.500 6-6.500-6-2z" fill="#f6f1e6" />
        <path
          d="M15.500 21.500c6 0 10-2.500 11.500-5.500 1.500 3 3.500 4.500 5.500 5.500V28a8.500 8.500 0 0 1-17 0z"
          fill="#f3cda8"
        />
        <path
          d="M20.500 32.200c2.200 1.600 4.800 1.600 7 0"
          stroke={INK}
          strokeWidth="1.600"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M19.500 25.200h.1M28.500 25.200h.1" stroke={INK} strokeWidth="2.600" strokeLinecap="round" />
        <circle cx="34.300" cy="31.500" r="2.300" fill="#ffb000" stroke={INK} strokeWidth="1.200" />
      </>
    ),
  },
  // cap and ponytail
  sarah: {
    ground: '#2768b5',
    drawing: (
      <>
        <path d="M34 16c6 1 9 6 8 12.500-.5 3.500-2.500 6-5 7.500 1-6-.5-11-4-14z" fill="#8f3f17" />
        <path d="M6 48c1-9 8-11 18-11s17 2 18 11z" fill="#ffb000" />
        <path d="M15 19h18v9.500a9 9 0 0 1-18 0z" fill="#d79a6b" />
        <path d="M19.500 26h.1M28 26h.1" stroke={INK} strokeWidth="2.600" strokeLinecap="round" />
        <path d="M20 32c2 1.600 5 1.600 7-.2" stroke={INK} strokeWidth="1.600" strokeLinecap="round" fill="none" />
        <path
          d="M13 20.500C13 13 17.500 8.500 24 8.500S35 13 35 20.500z"
          fill="#12324f"
          stroke={INK}
          strokeWidth="1.600"
        />
        <path
          d="M5.500 21.500c3-3 9-3.500 15.500-2.500v3.500c-6-1-11-.5-15.500-1z"
          fill="#12324f"
          stroke={INK}
          strokeWidth="1.600"
          strokeLinejoin="round"
        />
      </>
    ),
  },
};

/** An assistant's picture. Hidden from screen readers: the name always stands beside it or in the text. */
export function Portrait({ assistant, className }: { assistant: AssistantId; className?: string }) {
  const { ground, drawing } = drawings[assistant];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={cn('shrink-0 overflow-hidden rounded-md', className)}>
      <rect width="48" height="48" fill={ground} />
      {drawing}
    </svg>
  );
}
