export const Progress = ({ label, percent }: { label: string; percent: number }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    className="h-2.5 overflow-hidden rounded-full bg-sunken"
  >
    <div className="h-full rounded-full bg-amber" style={{ width: `${percent}%` }} />
  </div>
);
