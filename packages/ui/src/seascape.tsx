import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import {
  composeSeascape,
  type ComposedSeascape,
  type SeascapeComposition,
  type SeascapeScene,
} from './compose-seascape.ts'
import { SCENE, type Tower } from './seascape-paths.ts'

export type SeascapeProps = Omit<ComponentProps<'svg'>, 'children' | 'aria-label'> & {
  /** The seed of the picture, such as a product's id or a page's name; the same seed gives the same picture. */
  seed: string
  /** The picture on the horizon. */
  scene?: SeascapeScene
  /** The text alternative; leave it out if the picture is decoration. */
  label?: string
  hasVessel?: boolean
  /**
   * `end` keeps the first half of the picture calm, so that text can stand on it. On phones, where text takes the whole
   * width, it keeps all of it calm.
   */
  composition?: SeascapeComposition
}

/** Shows a drawn sea in the tenant's colours: with the sun by day, and with the moon and lit windows by night. */
export function Seascape({
  seed,
  scene = 'strait',
  label,
  hasVessel = true,
  composition = 'centred',
  className,
  ...props
}: SeascapeProps) {
  const { width, height, horizon } = SCENE
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const picture = composeSeascape(seed, scene, composition)
  const isEnd = composition === 'end'
  const [far, middle, near] = picture.waves
  return (
    <svg
      data-slot="seascape"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isEnd ? 'xMaxYMid slice' : 'xMidYMid slice'}
      className={cn('block w-full print:hidden', className)}
      {...name}
      {...props}
    >
      <Sky picture={picture} isCalmOnPhones={isEnd} />
      <Land picture={picture} isCalmOnPhones={isEnd} />
      <rect y={horizon} width={width} height={height - horizon} className="fill-sea-far" />
      <g className={cn('fill-sun', isEnd && 'max-md:hidden')} opacity={0.55}>
        {picture.glitter.map((glint) => (
          <rect key={glint.y} {...glint} height={3} rx={1.5} />
        ))}
      </g>
      <path d={far} className="fill-sea" />
      {hasVessel && <Ferry x={picture.ferryX} y={horizon + 43} />}
      <path d={middle} className="fill-sea-near" opacity={0.55} />
      <path d={near} className="fill-sea-near" />
    </svg>
  )
}

type PartProps = { picture: ComposedSeascape; isCalmOnPhones: boolean }

function Sky({ picture, isCalmOnPhones }: PartProps) {
  const { width, horizon } = SCENE
  return (
    <>
      <rect width={width} height={horizon} className="fill-sky-high" />
      {[190, 142, 94, 46].map((band) => (
        <rect
          key={band}
          y={horizon - band}
          width={width}
          height={band}
          className="fill-sky-low"
          opacity={0.28}
        />
      ))}
      <g className={cn('fill-sun', isCalmOnPhones && 'max-md:hidden')}>
        <g className="opacity-(--night)">
          {picture.stars.map((star) => (
            <circle key={`${star.x}-${star.y}`} cx={star.x} cy={star.y} r={star.r} opacity={0.7} />
          ))}
        </g>
        <circle cx={picture.sunX} cy={horizon - 84} r={52} />
      </g>
    </>
  )
}

function Land({ picture, isCalmOnPhones }: PartProps) {
  return (
    <>
      <g className="fill-land-far">
        {picture.farIslands.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className={cn(isCalmOnPhones && 'max-md:hidden')}>
        {picture.towers.map((tower) => (
          <rect
            key={tower.x}
            x={tower.x}
            y={SCENE.horizon - tower.height}
            width={tower.width}
            height={tower.height}
            className="fill-land"
          />
        ))}
        <g className="fill-sun opacity-(--night)">
          {picture.towers.map((tower) => (
            <LitWindows key={tower.x} tower={tower} />
          ))}
        </g>
      </g>
      <g className="fill-land">
        {picture.nearIslands.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </>
  )
}

function LitWindows({ tower }: { tower: Tower }) {
  return tower.isLit.map((isLit, index) => {
    const y = SCENE.horizon - tower.height + 8 + Math.floor(index / 2) * 12
    if (!isLit || y > SCENE.horizon - 10) return null
    const x = tower.x + tower.width * (index % 2 === 0 ? 0.22 : 0.6)
    return <rect key={`${x}-${y}`} x={x} y={y} width={3.5} height={4.5} opacity={0.75} />
  })
}

function Ferry({ x, y }: { x: number; y: number }) {
  return (
    <g data-slot="seascape-ferry" transform={`translate(${x} ${y})`}>
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
