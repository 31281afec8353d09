import { Mug } from '../components/indicators/mug.tsx';

export const Loading = ({ text }: { text: string }) => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-4">
    <Mug className="size-16" steam />
    <p role="status" className="font-semibold text-soft">
      {text}
    </p>
  </main>
);
