import type { ReactNode } from 'react';
import { Card } from '../../components/layout/card.tsx';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="p-5">
    <section aria-label={title}>
      <h2 className="headline mb-4 text-lg">{title}</h2>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </section>
  </Card>
);
