import { Logo } from '../components/indicators/logo.tsx';

export const Loading = ({ text }: { text: string }) => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-4">
    <Logo className="size-16" steam />
    <p role="status" className="font-semibold text-soft">
      {text}
    </p>
  </main>
);
