interface Props {
  className?: string;
  /** Animates the steam above the mug. */
  steam?: boolean;
}

/** Smoko's logo, an enamel mug. Hidden from screen readers: the name always stands beside it. */
export function Logo({ className, steam = false }: Props) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={className} fill="none">
      <g className={steam ? 'animate-steam' : undefined} stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
        <path d="M15.500 5.500c-2.400 2.600 2.400 4 0 6.800M22.500 4.500c-2.400 2.600 2.400 4.400 0 7.800M29.500 5.500c-2.400 2.600 2.400 4 0 6.800" />
      </g>
      <path
        d="M34 21h2.500a5.500 5.500 0 0 1 5.500 5.500v2a5.500 5.500 0 0 1-5.500 5.500H34"
        stroke="#1b1914"
        strokeWidth="6"
      />
      <path
        d="M34 21h2.500a5.500 5.500 0 0 1 5.500 5.500v2a5.500 5.500 0 0 1-5.500 5.500H34"
        stroke="#ffb000"
        strokeWidth="3"
      />
      <path
        d="M9.500 18h26v18.500a6 6 0 0 1-6 6h-14a6 6 0 0 1-6-6z"
        fill="#fffcf5"
        stroke="#1b1914"
        strokeWidth="2.400"
      />
      <path d="M8 17.500h29" stroke="#1b1914" strokeWidth="5.600" strokeLinecap="round" />
      <path d="M8.500 17.200h28" stroke="#ffb000" strokeWidth="2.600" strokeLinecap="round" />
      <path d="M16 26v7" stroke="#d6cbb7" strokeWidth="2.800" strokeLinecap="round" />
    </svg>
  );
}
