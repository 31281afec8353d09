/** Somebody is at it. */
export function WorkingDots({ label }: { label: string }) {
  return (
    <p className="flex min-h-7 items-center gap-1.5" role="img" aria-label={label}>
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span key={delay} className={`size-2.5 animate-dot rounded-full bg-amber ring-1 ring-[#1b1914]/40 ${delay}`} />
      ))}
    </p>
  );
}
