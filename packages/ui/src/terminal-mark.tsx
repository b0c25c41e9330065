import { cn } from './cn.ts'
import { MAP_SIZE, projectStrait, type LatLon } from './strait-projection.ts'

export type LabelSide = 'top' | 'end' | 'bottom' | 'start'

// Labels are larger in map units where the map is small, so the distance to the dot grows with them.
const SIDES = {
  top: { anchor: 'middle', className: '-translate-y-6 @md:-translate-y-4.5' },
  end: {
    anchor: 'start',
    className: 'translate-x-6 translate-y-3 @md:translate-x-4 @md:translate-y-1.5',
  },
  bottom: { anchor: 'middle', className: 'translate-y-12 @md:translate-y-9 @2xl:translate-y-7' },
  start: {
    anchor: 'end',
    className: '-translate-x-6 translate-y-3 @md:-translate-x-4 @md:translate-y-1.5',
  },
} as const

type TerminalMarkProps = {
  terminal: LatLon & { label?: string; labelSide?: LabelSide }
  isEnd: boolean
  isNorthern: boolean
}

/** Draws a dot and, if it has one, its name, which stays inside the map. */
export function TerminalMark({ terminal, isEnd, isNorthern }: TerminalMarkProps) {
  const { x, y } = projectStrait(terminal)
  const fallback = isEnd ? (isNorthern ? 'top' : 'bottom') : 'end'
  const side = SIDES[terminal.labelSide ?? fallback]
  return (
    <>
      <circle cx={x} cy={y} className="fill-transparent [r:32px] @md:[r:20px]" />
      <circle
        cx={x}
        cy={y}
        strokeWidth={isEnd ? 4 : 2}
        className={cn(
          'fill-raised',
          isEnd ? 'stroke-accent [r:13px] @md:[r:8px]' : 'stroke-brand-text [r:6px] @md:[r:4.5px]',
        )}
      />
      {terminal.label && (
        <text
          x={side.anchor === 'middle' ? insideMap(x, terminal.label) : x}
          y={y}
          textAnchor={side.anchor}
          strokeWidth={5}
          strokeLinejoin="round"
          className={cn(
            'fill-foreground stroke-chart-land [paint-order:stroke]',
            side.className,
            isEnd
              ? 'text-[2.125rem] font-bold @md:text-[1.5rem] @2xl:text-[1.125rem]'
              : 'text-[0.9375rem] font-semibold @max-2xl:hidden',
          )}
        >
          {terminal.label}
        </text>
      )}
    </>
  )
}

/** Returns the nearest x at which a centred label of that length, at its largest, stays inside the map. */
function insideMap(x: number, label: string): number {
  const halfOfOne = /\p{Script=Han}/u.test(label) ? 17.5 : 9.5
  const half = Math.min(label.length * halfOfOne, MAP_SIZE.width / 2)
  return Math.min(Math.max(x, half), MAP_SIZE.width - half)
}
