/** The scene is drawn in these units; the viewer crops it. */
export const SCENE = { width: 1200, height: 520, horizon: 300 }

type Random = () => number

const between = (random: Random, low: number, high: number) => low + random() * (high - low)
const round = (value: number) => Math.round(value * 10) / 10

/** A low island: up one shore, over one or two hills, down the other. */
export function islandPath(random: Random, left: number, width: number, height: number): string {
  const { horizon } = SCENE
  const peak = left + width * between(random, 0.3, 0.7)
  const second = between(random, 0.45, 0.85)
  return [
    `M${round(left)} ${horizon}`,
    `C${round(left + width * 0.14)} ${horizon} ${round(peak - width * 0.2)} ${round(horizon - height)} ${round(peak)} ${round(horizon - height)}`,
    `S${round(peak + width * 0.14)} ${round(horizon - height * second)} ${round(peak + width * 0.24)} ${round(horizon - height * second)}`,
    `S${round(left + width * 0.93)} ${horizon} ${round(left + width)} ${horizon}Z`,
  ].join('')
}

export type Tower = { x: number; width: number; height: number; isLit: boolean[] }

/** Towers side by side, tallest in the middle of the bay. */
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

/** One swell across the whole width, closed at the bottom. */
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
