/** The size of the scene in its own units; the `svg` element crops it. */
export const SCENE = { width: 1200, height: 520, horizon: 300 }

type Random = () => number

const between = (random: Random, low: number, high: number) => low + random() * (high - low)
const round = (value: number) => Math.round(value * 10) / 10

/** Returns the path of a low island: up one shore, over one or two hills, down the other. */
export function islandPath(random: Random, left: number, width: number, height: number): string {
  const { horizon } = SCENE
  const top = horizon - height
  const peak = left + width * between(random, 0.32, 0.46)
  const saddle = left + width * between(random, 0.58, 0.66)
  const shoulder = horizon - height * between(random, 0.45, 0.7)
  const point = (x: number, y: number) => `${round(x)} ${round(y)}`
  return [
    `M${point(left, horizon)}`,
    `C${point(left + width * 0.12, horizon)} ${point(peak - width * 0.14, top)} ${point(peak, top)}`,
    `S${point(saddle - width * 0.08, shoulder)} ${point(saddle, shoulder)}`,
    `S${point(left + width * 0.86, horizon)} ${point(left + width, horizon)}Z`,
  ].join('')
}

export type Tower = { x: number; width: number; height: number; isLit: boolean[] }

/** Returns towers side by side, the tallest in the middle of the bay. */
export function skyline(random: Random, left: number, width: number, tallest: number): Tower[] {
  const towers: Tower[] = []
  let x = left
  while (x < left + width) {
    const w = round(between(random, 14, 34))
    const closeness = 1 - Math.abs((x - left) / width - 0.5) * 1.5
    const height = round(tallest * (0.25 + closeness * 0.5 + between(random, 0, 0.25)))
    towers.push({
      x: round(x),
      width: w,
      height,
      isLit: Array.from({ length: 12 }, () => random() > 0.62),
    })
    x += w + between(random, 1, 7)
  }
  return towers
}

/** Returns one swell across the whole width, closed at the bottom. */
export function wavePath(random: Random, top: number, amplitude: number, length: number): string {
  const shift = between(random, 0, length)
  const parts = [`M${round(-shift)} ${top}`, `q${length / 4} ${-amplitude} ${length / 2} 0`]
  for (let x = -shift; x < SCENE.width + length; x += length / 2) parts.push(`t${length / 2} 0`)
  return `${parts.join('')}V${SCENE.height}H0Z`
}

export function stars(random: Random, count: number): { x: number; y: number; r: number }[] {
  return Array.from({ length: count }, () => ({
    x: round(random() * SCENE.width),
    y: round(random() * SCENE.horizon * 0.75),
    r: round(between(random, 0.7, 1.7)),
  }))
}
