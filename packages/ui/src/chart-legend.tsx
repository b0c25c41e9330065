import { cn } from './cn.ts'

export type ChartSeries = {
  key: string
  name: string
  /** The form of the series: columns from zero, or a line that holds its value until the next point. */
  look: 'column' | 'step'
  tone: 'brand' | 'accent' | 'success' | 'faint'
  /** Series with the same stack are drawn on top of each other. */
  stack?: string
}

/** Lists the names of a chart's series with their colours, beside the heading of a chart with more than one. */
export function ChartLegend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
      {series.map(({ key, name, tone }) => (
        <li key={key} className="flex items-center gap-1.5">
          <ChartMark tone={tone} />
          {name}
        </li>
      ))}
    </ul>
  )
}

const marks = {
  brand: 'bg-brand',
  accent: 'bg-accent',
  success: 'bg-success',
  faint: 'bg-border',
} satisfies Record<ChartSeries['tone'], string>

/** Shows the colour of a series, also if a visitor forces colours, because the chart keeps its own then. */
export function ChartMark({ tone }: Pick<ChartSeries, 'tone'>) {
  return (
    <span className={cn('size-2.5 shrink-0 rounded-xs forced-color-adjust-none', marks[tone])} />
  )
}
