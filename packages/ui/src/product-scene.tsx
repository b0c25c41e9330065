import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import type { SceneKind } from './scene-kinds.ts'
import scenes from './scenes.svg?url'
import { seededRandom } from './seeded-random.ts'

export type { SceneKind } from './scene-kinds.ts'

export type ProductSceneProps = Omit<ComponentProps<'svg'>, 'children' | 'aria-label'> & {
  /** The seed of the picture, such as a product's id; the same seed gives the same picture. */
  seed: string
  kind: SceneKind
  /** Shows a closer view of the same picture. */
  isClose?: boolean
  /** Shows the night, in any appearance of the page. */
  isNight?: boolean
  /** The text alternative; leave it out if the picture is decoration. */
  label?: string
}

const WIDTH = 400
const HEIGHT = 260
const HORIZON = 168

/**
 * Shows a drawn picture of a product in the tenant's colours. The product is a symbol of one shared file, which
 * browsers cache like any image; sky, sun and hills depend on the seed.
 */
export function ProductScene({
  seed,
  kind,
  isClose = false,
  isNight = false,
  label,
  className,
  ...props
}: ProductSceneProps) {
  const random = seededRandom(`${kind} ${seed}`)
  const sunX = Math.round(60 + random() * 280)
  const sunY = Math.round(44 + random() * 40)
  const hills = hillsPath(random)
  const shift = Math.round((random() - 0.5) * 60)
  const isFlipped = random() > 0.5
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      data-slot="product-scene"
      viewBox={isClose ? '90 60 220 143' : `0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      preserveAspectRatio="xMidYMid slice"
      {...(isNight && { 'data-theme': 'dark' })}
      className={cn('block w-full print:hidden', className)}
      {...name}
      {...props}
    >
      <rect width={WIDTH} height={HORIZON} className="fill-sky-high" />
      <rect y={92} width={WIDTH} height={76} className="fill-sky-low" opacity={0.4} />
      <rect y={132} width={WIDTH} height={36} className="fill-sky-low" opacity={0.5} />
      <circle cx={sunX} cy={sunY} r={24} className="fill-sun" />
      <path d={hills} className="fill-land-far" />
      <g
        transform={
          isFlipped ? `translate(${WIDTH + shift} 0) scale(-1 1)` : `translate(${shift} 0)`
        }
      >
        <use href={`${scenes}#${kind}`} x={-80} width={560} height={HEIGHT} />
      </g>
    </svg>
  )
}

/** Returns the path of two ridges on the horizon. */
function hillsPath(random: () => number): string {
  const peak = () => Math.round(HORIZON - 14 - random() * 34)
  const [first, second, third] = [peak(), peak(), peak()]
  return `M-40 ${HORIZON}Q20 ${first} 96 ${HORIZON - 6}Q190 ${second} 262 ${HORIZON - 4}Q340 ${third} 440 ${HORIZON}Z`
}
