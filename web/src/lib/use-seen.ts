import { useEffect, useRef, useState } from 'react';

/** Whether the element has been in sight, or nearly. */
export function useSeen<E extends HTMLElement = HTMLElement>() {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      {
        rootMargin: '200px',
      },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [seen]);
  return { ref, seen };
}
