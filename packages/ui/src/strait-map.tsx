import { useId, type ComponentProps, type ReactNode } from 'react'

import { cn } from './cn.ts'
import {
  isInStrait,
  MAP_SIZE,
  projectStrait,
  type LatLon,
  type Point,
} from './strait-projection.ts'
import { LAND_PATHS } from './strait-shapes.ts'

export type StraitTerminal = LatLon & {
  code: string
  /** Written beside the dot; terminals without one are dots. */
  label?: string
  labelSide?: 'top' | 'end' | 'bottom' | 'start'
  /** Wraps the dot in a link or button with its own accessible name; SVG children are given. */
  wrap?: (mark: ReactNode) => ReactNode
}

export type StraitMapProps = Omit<ComponentProps<'svg'>, 'children' | 'aria-label'> & {
  label: string
  /** What the map shows, in words. */
  description: string
  terminals: readonly StraitTerminal[]
  /** Codes of the two terminals that a route joins. */
  route?: readonly [from: string, to: string]
  /** Names of lands and waters, written large and quiet. */
  places?: readonly (LatLon & { label: string; isWater?: boolean })[]
}

/** A chart of the strait. Terminals outside it are left out, and so is a route to one. */
export function StraitMap({
  label,
  description,
  terminals,
  route,
  places = [],
  className,
  ...props
}: StraitMapProps) {
  const id = useId()
  const inside = terminals.filter(isInStrait)
  const isInteractive = inside.some((terminal) => terminal.wrap)
  const ends = route?.map((code) => inside.find((terminal) => terminal.code === code))
  const [from, to] = ends ?? []
  return (
    <svg
      data-slot="strait-map"
      role={isInteractive ? 'group' : 'img'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      className={cn('block h-auto w-full rounded-lg bg-chart-sea', className)}
      {...props}
    >
      <title id={`${id}-title`}>{label}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <Water />
      <g className="fill-chart-land stroke-chart-coast" strokeWidth={1.4} strokeLinejoin="round">
        {LAND_PATHS.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {places.map((place) => (
        <PlaceName
          key={place.label}
          at={projectStrait(place)}
          text={place.label}
          isWater={place.isWater ?? false}
        />
      ))}
      {from && to && <Route from={projectStrait(from)} to={projectStrait(to)} />}
      {inside.map((terminal) => {
        const isEnd = route?.includes(terminal.code) ?? false
        const mark = <TerminalMark terminal={terminal} isEnd={isEnd} />
        return <g key={terminal.code}>{terminal.wrap ? terminal.wrap(mark) : mark}</g>
      })}
    </svg>
  )
}

/** A chart's grid: quarter degrees, hardly there. */
function Water() {
  const lines = [103.25, 103.5, 103.75, 104, 104.25, 104.5].map(
    (longitude) => projectStrait({ longitude, latitude: 1 }).x,
  )
  const rows = [1, 1.25, 1.5].map((latitude) => projectStrait({ longitude: 104, latitude }).y)
  return (
    <path
      d={[
        ...lines.map((x) => `M${x} 0V${MAP_SIZE.height}`),
        ...rows.map((y) => `M0 ${y}H${MAP_SIZE.width}`),
      ].join('')}
      className="stroke-chart-coast"
      strokeWidth={0.6}
      strokeDasharray="1 5"
    />
  )
}

function PlaceName({ at, text, isWater }: { at: Point; text: string; isWater: boolean }) {
  return (
    <text
      x={at.x}
      y={at.y}
      textAnchor="middle"
      className={cn('fill-muted-foreground font-semibold', isWater && 'italic')}
      fontSize={isWater ? 15 : 17}
      letterSpacing={isWater ? 4 : 1}
    >
      {text}
    </text>
  )
}

function Route({ from, to }: { from: Point; to: Point }) {
  const bow = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * 0.22,
    y: (from.y + to.y) / 2 + (to.x - from.x) * 0.22,
  }
  const d = `M${from.x} ${from.y}Q${bow.x} ${bow.y} ${to.x} ${to.y}`
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} className="stroke-chart-sea" strokeWidth={7} />
      <path d={d} className="stroke-accent" strokeWidth={3.5} strokeDasharray="1 8" />
    </g>
  )
}

const LABEL_OFFSETS = {
  top: { dx: 0, dy: -13, anchor: 'middle' },
  end: { dx: 12, dy: 6, anchor: 'start' },
  bottom: { dx: 0, dy: 26, anchor: 'middle' },
  start: { dx: -12, dy: 6, anchor: 'end' },
} as const

function TerminalMark({ terminal, isEnd }: { terminal: StraitTerminal; isEnd: boolean }) {
  const { x, y } = projectStrait(terminal)
  const { dx, dy, anchor } = LABEL_OFFSETS[terminal.labelSide ?? 'end']
  return (
    <>
      <circle cx={x} cy={y} r={16} fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={isEnd ? 7.5 : 4.5}
        strokeWidth={isEnd ? 3.5 : 2}
        className={cn('fill-raised', isEnd ? 'stroke-accent' : 'stroke-brand-text')}
      />
      {terminal.label && (
        <text
          x={x + dx}
          y={y + dy}
          textAnchor={anchor}
          fontSize={isEnd ? 18 : 14}
          strokeWidth={4}
          strokeLinejoin="round"
          className={cn(
            'fill-foreground stroke-chart-land font-bold [paint-order:stroke]',
            !isEnd && 'font-semibold',
          )}
        >
          {terminal.label}
        </text>
      )}
    </>
  )
}
