import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import { islandPath, SCENE, skyline, stars, wavePath, type Tower } from './seascape-paths.ts'
import { seededRandom } from './seeded-random.ts'

export type SeascapeProps = Omit<ComponentProps<'svg'>, 'children' | 'aria-label'> & {
  /** The same seed gives the same picture: a product's id, a page's name. */
  seed: string
  /** What stands on the horizon. */
  scene?: 'strait' | 'city' | 'islands'
  /** Leave it out where the picture is decoration. */
  label?: string
  hasVessel?: boolean
  /** 'end' keeps the first half calm, for text to stand on. */
  composition?: 'centred' | 'end'
}

/** A drawn sea in the tenant's colours: sun by day, moon and lit windows by night. */
export function Seascape({
  seed,
  scene = 'strait',
  label,
  hasVessel = true,
  composition = 'centred',
  className,
  ...props
}: SeascapeProps) {
  const random = seededRandom(seed)
  const { width, height, horizon } = SCENE
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const isEnd = composition === 'end'
  const sunX = Math.round(width * (isEnd ? 0.66 + random() * 0.08 : 0.3 + random() * 0.4))
  return (
    <svg
      data-slot="seascape"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isEnd ? 'xMaxYMid slice' : 'xMidYMid slice'}
      className={cn('block w-full print:hidden', className)}
      {...name}
      {...props}
    >
      <rect width={width} height={horizon} className="fill-sky-high" />
      {[0, 1, 2, 3].map((band) => (
        <rect
          key={band}
          y={horizon - 190 + band * 48}
          width={width}
          height={190 - band * 48}
          className="fill-sky-low"
          opacity={0.28}
        />
      ))}
      <g style={{ opacity: 'var(--night)' }} className="fill-sun">
        {stars(random, 46).map((star) => (
          <circle key={`${star.x}-${star.y}`} cx={star.x} cy={star.y} r={star.r} opacity={0.7} />
        ))}
      </g>
      <circle cx={sunX} cy={horizon - 84} r={52} className="fill-sun" />
      <Horizon scene={scene} random={random} isEnd={isEnd} />
      <rect y={horizon} width={width} height={height - horizon} className="fill-sea-far" />
      <Glitter x={sunX} random={random} />
      <path d={wavePath(random, horizon + 44, 7, 190)} className="fill-sea" />
      {hasVessel && (
        <Ferry
          x={Math.round(width * (isEnd ? 0.64 + random() * 0.06 : 0.2 + random() * 0.45))}
          y={horizon + 43}
        />
      )}
      <path d={wavePath(random, horizon + 92, 11, 270)} className="fill-sea-near" opacity={0.55} />
      <path d={wavePath(random, horizon + 146, 14, 340)} className="fill-sea-near" />
    </svg>
  )
}

type Random = () => number

type HorizonProps = {
  scene: NonNullable<SeascapeProps['scene']>
  random: Random
  isEnd: boolean
}

function Horizon({ scene, random, isEnd }: HorizonProps) {
  const shift = isEnd ? 620 : 0
  return (
    <>
      <g className="fill-land-far">
        <path d={islandPath(random, -60 + shift / 2, 520, isEnd ? 34 : 58)} />
        <path d={islandPath(random, 690, 600, 74)} />
      </g>
      {scene === 'city' && <City towers={skyline(random, isEnd ? 700 : 380, 480, 168)} />}
      {scene === 'strait' && <City towers={skyline(random, isEnd ? 760 : 60, 290, 150)} />}
      <g className="fill-land">
        {scene === 'islands' && <path d={islandPath(random, 180 + shift, 380, 104)} />}
        {scene !== 'city' && <path d={islandPath(random, isEnd ? 960 : 800, 460, 92)} />}
        <path d={islandPath(random, 20 + shift, 380, 20)} />
      </g>
    </>
  )
}

function City({ towers }: { towers: readonly Tower[] }) {
  return (
    <g>
      {towers.map((tower) => (
        <rect
          key={tower.x}
          x={tower.x}
          y={SCENE.horizon - tower.height}
          width={tower.width}
          height={tower.height}
          className="fill-land"
        />
      ))}
      <g className="fill-sun" style={{ opacity: 'var(--night)' }}>
        {towers.flatMap((tower) =>
          tower.isLit.map((isLit, index) => {
            const y = SCENE.horizon - tower.height + 8 + Math.floor(index / 2) * 12
            if (!isLit || y > SCENE.horizon - 10) return null
            const x = tower.x + (index % 2 === 0 ? tower.width * 0.22 : tower.width * 0.6)
            return (
              <rect
                key={`${tower.x}-${index}`}
                x={x}
                y={y}
                width={3.5}
                height={4.5}
                opacity={0.75}
              />
            )
          }),
        )}
      </g>
    </g>
  )
}

/** The sun's track on the water, broken by the swell. */
function Glitter({ x, random }: { x: number; random: Random }) {
  return (
    <g className="fill-sun" opacity={0.55}>
      {[6, 15, 25, 36].map((dy) => {
        const w = 46 + dy * 2.2 + random() * 24
        return (
          <rect
            key={dy}
            x={x - w / 2 + (random() - 0.5) * 18}
            y={SCENE.horizon + dy}
            width={w}
            height={3}
            rx={1.5}
          />
        )
      })}
    </g>
  )
}

function Ferry({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-120-1h118"
        className="stroke-hull"
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="34 9 20 12 10 14"
        opacity={0.8}
      />
      <path d="M0-17h150c-7 15-18 22-34 22H18C8 5 2-4 0-17Z" className="fill-hull" />
      <path d="M0-17h150l-3 6H2Z" className="fill-accent" />
      <path d="M16-22v-16c0-3 2-5 5-5h66c3 0 5 1 8 3l20 18Z" className="fill-hull" />
      <path d="M23-37h62l12 10H23Z" className="fill-sea-near" opacity={0.85} />
      <path d="M36-46v-9c0-2 1-3 3-3h24c2 0 3 1 4 2l9 10Z" className="fill-hull" />
    </g>
  )
}
