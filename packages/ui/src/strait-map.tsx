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
import { TerminalMark, type LabelSide } from './terminal-mark.tsx'

export type StraitTerminal = LatLon & {
  code: string
  /** The text beside the dot; without it, the terminal is only a dot. */
  label?: string
  /** The side of the label. By default it is above and below for the two ends of a route, which keeps names off the line. */
  labelSide?: LabelSide
  /** Wraps the mark of the terminal, which is SVG, in a link or button with its own accessible name. */
  wrap?: (mark: ReactNode) => ReactNode
}

export type StraitPlace = LatLon & { label: string; isWater?: boolean }

export type StraitMapProps = Omit<ComponentProps<'div'>, 'children' | 'aria-label'> & {
  label: string
  /** A description of the map for screen readers. */
  description: string
  terminals: readonly StraitTerminal[]
  /** The codes of the two terminals of a route. */
  route?: readonly [from: string, to: string]
  /** The names of lands and waters, in large, pale letters. */
  places?: readonly StraitPlace[]
}

/** Shows a chart of the strait. Terminals outside of it are left out, and so is a route to one. */
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
  const isEnd = (terminal: StraitTerminal) => route?.includes(terminal.code) ?? false
  const northernmost = Math.max(...inside.filter(isEnd).map((terminal) => terminal.latitude))
  return (
    <div data-slot="strait-map" className={cn('@container', className)} {...props}>
      <svg
        role={isInteractive ? 'group' : 'img'}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
        className="block h-auto w-full rounded-lg bg-chart-sea"
      >
        <title id={`${id}-title`}>{label}</title>
        <desc id={`${id}-description`}>{description}</desc>
        <Graticule />
        <g className="fill-chart-land stroke-chart-coast" strokeWidth={1.4} strokeLinejoin="round">
          {LAND_PATHS.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        {places.map((place) => (
          <PlaceName key={place.label} place={place} />
        ))}
        {from && to && <Route from={projectStrait(from)} to={projectStrait(to)} />}
        {/* The two ends are drawn last, so that no neighbour's dot lies over their names. */}
        {inside
          .toSorted((a, b) => Number(isEnd(a)) - Number(isEnd(b)))
          .map((terminal) => {
            const mark = (
              <TerminalMark
                terminal={terminal}
                isEnd={isEnd(terminal)}
                isNorthern={terminal.latitude === northernmost}
              />
            )
            return <g key={terminal.code}>{terminal.wrap ? terminal.wrap(mark) : mark}</g>
          })}
      </svg>
    </div>
  )
}

/** Draws a chart's grid of quarter degrees in faint lines. */
function Graticule() {
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

function PlaceName({ place }: { place: StraitPlace }) {
  const { x, y } = projectStrait(place)
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      className={cn(
        'fill-muted-foreground text-[1.875rem] font-semibold @md:text-[1.375rem] @2xl:text-base',
        place.isWater ? 'tracking-[0.25em] italic @max-md:hidden' : 'tracking-wide',
      )}
    >
      {place.label}
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
    <path
      d={d}
      fill="none"
      className="stroke-accent"
      strokeWidth={4}
      strokeLinecap="round"
      strokeDasharray="0.5 9"
    />
  )
}
