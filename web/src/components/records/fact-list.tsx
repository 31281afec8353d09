interface Props {
  facts: readonly (readonly [name: string, value: string])[];
  className: string;
}

/** Labels with their values below them, side by side. */
export function FactList({ facts, className }: Props) {
  return (
    <dl className={`flex flex-wrap ${className}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-soft text-sm">{name}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
