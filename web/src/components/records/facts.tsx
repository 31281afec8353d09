import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Those that hold nothing are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is on file of somebody, a line each. */
export const Facts = ({ label, facts }: Props) => (
  <dl aria-label={label} className="mt-2 divide-y divide-line text-sm">
    {facts
      .filter(([, value]) => Boolean(value))
      .map(([name, value]) => (
        <div key={name} className="flex gap-x-3 py-1.5">
          <dt className="w-20 shrink-0 text-soft">{name}</dt>
          <dd className="wrap-anywhere min-w-0 whitespace-pre-line">{value}</dd>
        </div>
      ))}
  </dl>
);
