import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { color, radius } from '#ui/theme.ts';

interface WeeklyChartProps {
  weeks: readonly { start: string; name: string; label: string; added: number; sent: number }[];
}

const TICK = { fill: color.ink2, fontSize: 12 };

const BARS = [
  { key: 'added', name: 'Leads added', fill: color.control },
  { key: 'sent', name: 'Pitches sent', fill: color.accent },
] as const;

/** Two bars for each week; those of the current one are hatched. */
export function WeeklyChart({ weeks }: WeeklyChartProps) {
  const data = [...weeks];
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} barGap={1} barCategoryGap="12%" accessibilityLayer={false}>
        <defs>
          {BARS.map(({ key, fill }) => (
            <pattern
              key={key}
              id={`hatched-${key}`}
              width="4"
              height="4"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="2" height="4" fill={fill} />
            </pattern>
          ))}
        </defs>
        <CartesianGrid vertical={false} stroke={color.line} />
        <XAxis
          dataKey="name"
          axisLine={false}
          tickLine={false}
          tick={TICK}
          minTickGap={16}
          interval="equidistantPreserveStart"
        />
        <YAxis allowDecimals={false} axisLine={false} tickLine={false} tick={TICK} width={36} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: color.hover }}
          labelFormatter={(_name, [bar]) => bar?.payload.label}
          contentStyle={{
            border: `1px solid ${color.line2}`,
            borderRadius: radius.control,
            background: color.surface,
            color: color.ink,
            fontSize: 12,
          }}
          itemStyle={{ color: color.ink2 }}
        />
        {BARS.map(({ key, name, fill }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            fill={fill}
            radius={[2, 2, 0, 0]}
            isAnimationActive={false}
          >
            {data.map(({ start }, index) => (
              <Cell key={start} fill={index === data.length - 1 ? `url(#hatched-${key})` : fill} />
            ))}
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
