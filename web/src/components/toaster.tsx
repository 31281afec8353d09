import { Toaster as Sonner } from 'sonner';
import { useDarkMode } from '../lib/theme.ts';

const look = 'rounded-md! border-2! bg-surface! text-ink! shadow-float! font-sans! text-sm! gap-3!';

export function Toaster() {
  const [dark] = useDarkMode();
  return (
    <Sonner
      theme={dark ? 'dark' : 'light'}
      position="top-right"
      // below the header, whose buttons stay in reach
      offset={{ top: 84, right: 16 }}
      mobileOffset={{ top: 78, left: 12, right: 12 }}
      duration={5_000}
      toastOptions={{ classNames: { toast: look, title: 'font-bold!', description: 'text-soft!' } }}
    />
  );
}
