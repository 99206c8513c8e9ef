import { Area, AreaChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { color } from '#ui/theme.ts';

/** How far each step stays level, of its width. */
const LEVEL = 0.78;

/** The leads of each stage as steps of equal width. */
export function FunnelChart({ leads }: { leads: readonly number[] }) {
  const points = leads.flatMap((count, index) => [
    { x: index, count },
    { x: index + (index === leads.length - 1 ? 1 : LEVEL), count },
  ]);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart
        data={points}
        margin={{ top: 2, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis dataKey="x" type="number" domain={[0, leads.length]} hide />
        <YAxis domain={[0, 'dataMax']} hide />
        <Area
          dataKey="count"
          type="monotone"
          stroke={color.accent}
          strokeWidth={1.5}
          fill={color.accentSoft}
          fillOpacity={1}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
