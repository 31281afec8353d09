const LINES = [
  { name: 'name', label: 'Name', gap: 'The name of whoever runs this Smoko' },
  { name: 'number', label: 'ABN or NZBN', gap: 'Their ABN or NZBN' },
  { name: 'address', label: 'Address', gap: 'Their postal address' },
  { name: 'email', label: 'Email', gap: 'Their email address' },
  { name: 'dataPlace', label: 'Where the data is kept', gap: 'Where the server stands' },
];

/** Who is behind it, from the configuration (docs/configuration.md); a gap that can be seen where that says nothing. */
export const Operator = () => (
  <section id="operator" aria-labelledby="operator-title" className="site-prose max-w-prose">
    <h2 id="operator-title" className="headline text-2xl">
      Who runs this Smoko
    </h2>
    <dl className="grid gap-3 rounded-lg border-2 border-edge bg-surface p-5">
      {LINES.map(({ name, label, gap }) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
          <dt className="font-bold">{label}</dt>
          <dd data-fill={`operator_${name}`} className="wrap-anywhere">
            [{gap} - not set yet]
          </dd>
        </div>
      ))}
    </dl>
    <p data-unless="whole" className="font-semibold text-bad">
      Until every line here is filled in, this Smoko is for trying out: do not put your clients into it.
    </p>
  </section>
);
