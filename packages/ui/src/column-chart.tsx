import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'

import { type ChartSeries, ChartMark } from './chart-legend.tsx'

export type ChartPoint = {
  /** The text below the point; some are left out if there is no room for all. */
  label: string
  /** The heading of the values of a point under the pointer. */
  title: string
  values: Readonly<Record<string, number>>
}

export type ColumnChartProps = {
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** Returns the full text of a value. */
  valueText: (value: number) => string
  /** Returns the short text of a value beside the axis. */
  tickText: (value: number) => string
}

const tones = {
  brand: 'var(--color-brand)',
  accent: 'var(--color-accent)',
  success: 'var(--color-success)',
  faint: 'var(--color-border)',
} satisfies Record<ChartSeries['tone'], string>

const axis = { stroke: 'var(--color-muted-foreground)', fontSize: 12, tickLine: false } as const

/**
 * Shows values by day or by sailing. It fills its parent, which needs a height. Screen readers skip it, so the page
 * must show the same values in a table beside it.
 */
export function ColumnChart({ points, series, valueText, tickText }: ColumnChartProps) {
  return (
    <div data-slot="column-chart" aria-hidden className="size-full">
      <ResponsiveContainer initialDimension={{ width: 640, height: 192 }}>
        <ComposedChart
          data={points}
          accessibilityLayer={false}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          barCategoryGap="20%"
        >
          <CartesianGrid vertical={false} stroke="var(--color-border)" />
          <XAxis dataKey="label" {...axis} axisLine={false} minTickGap={16} />
          <YAxis
            {...axis}
            axisLine={false}
            width="auto"
            allowDecimals={false}
            tickCount={4}
            tickFormatter={tickText}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--color-muted)', stroke: 'var(--color-input)' }}
            content={<PointedAt series={series} valueText={valueText} />}
          />
          {series.map(({ key, look, tone, stack }) =>
            look === 'column' ? (
              <Bar
                key={key}
                dataKey={(point: ChartPoint) => point.values[key]}
                fill={tones[tone]}
                radius={stack === undefined ? [3, 3, 0, 0] : 0}
                maxBarSize={28}
                isAnimationActive={false}
                {...(stack !== undefined && { stackId: stack })}
              />
            ) : (
              <Line
                key={key}
                type="stepAfter"
                dataKey={(point: ChartPoint) => point.values[key]}
                stroke={tones[tone]}
                strokeWidth={2}
                dot={false}
                isAnimationActive={false}
              />
            ),
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

type PointedAtProps = Pick<ColumnChartProps, 'series' | 'valueText'> & {
  /** Set by the surrounding chart. */
  active?: boolean
  payload?: readonly { readonly payload: ChartPoint }[]
}

/** Shows the values of the point under the mouse or a finger. */
function PointedAt({ series, valueText, active = false, payload = [] }: PointedAtProps) {
  const point = payload[0]?.payload
  if (!active || !point) return null
  return (
    <div className="rounded-md border border-border bg-raised px-3 py-2 text-sm shadow-md">
      <p className="font-semibold">{point.title}</p>
      <dl className="mt-1 grid grid-cols-[auto_auto] gap-x-3">
        {series.map(({ key, name, tone }) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="flex items-center gap-1.5 text-muted-foreground">
              <ChartMark tone={tone} />
              {name}
            </dt>
            <dd className="text-end tabular">{valueText(point.values[key] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
