import { useNavigate } from 'react-router-dom';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useIsDesktop } from '../../lib/media.ts';
import type { ChartData } from './data.ts';

const TICK = { fill: 'var(--soft)', fontSize: 12 };
/** Columns get a height; rows as much as they need. */
const HEIGHT = 260;
/** For what the rows are called. */
const NAMES = { phone: 112, desktop: 240 };
const ROW = 34;
const LINE = { stroke: 'var(--line)' };
const COLOURS = ['var(--good)', 'var(--amber-strong)'];
const short = new Intl.NumberFormat('en-AU', { notation: 'compact', maximumFractionDigits: 1 });

/** The drawing. Its figures stand in the table beside it, for those who do not see it. */
export function Bars({ rows, series, format, unit = '', lying = false }: ChartData) {
  const navigate = useNavigate();
  const open = (key: string, at: number) => {
    const path = rows[at]?.to?.[key];
    if (path) void navigate(path);
  };
  const leads = rows.some(({ to }) => to);
  const names = NAMES[useIsDesktop() ? 'desktop' : 'phone'];
  const data = rows.map(({ label, values }) => ({ label, ...values }));
  const height = lying ? rows.length * ROW * Math.max(1, series.length * 0.75) + 60 : HEIGHT;
  const figures = { tick: TICK, tickFormatter: (value: number) => unit + short.format(value), allowDecimals: false };
  const labels = { dataKey: 'label', tick: TICK };
  const axis = { axisLine: LINE, tickLine: false };
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
      <BarChart data={data} layout={lying ? 'vertical' : 'horizontal'} accessibilityLayer={false} barGap={2}>
        <CartesianGrid stroke="var(--line)" horizontal={!lying} vertical={lying} />
        <XAxis {...axis} {...(lying ? { type: 'number', ...figures } : labels)} />
        <YAxis {...axis} {...(lying ? { type: 'category', width: names, ...labels } : { width: 56, ...figures })} />
        <Tooltip
          cursor={{ fill: 'var(--sunken)' }}
          formatter={(value) => format(Number(value))}
          contentStyle={{ background: 'var(--surface)', borderColor: 'var(--edge)', color: 'var(--ink)' }}
        />
        {series.length > 1 && <Legend formatter={(name) => <span className="text-ink text-sm">{name}</span>} />}
        {series.map(({ key, label }, i) => (
          <Bar
            key={key}
            dataKey={key}
            name={label}
            fill={COLOURS[i % COLOURS.length] ?? ''}
            radius={3}
            isAnimationActive={false}
            {...(leads ? { cursor: 'pointer', onClick: (_: unknown, at: number) => open(key, at) } : {})}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
