type Point = { x: number; y: number }

const RADIUS = 12

/** Makes a path from point to point with rounded corners, so that it still passes close to the texts at them. */
export function roundedLine(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${text(point)}`
      if (!after) return `L${text(point)}`
      return `L${text(toward(point, before))} Q${text(point)} ${text(toward(point, after))}`
    })
    .join(' ')
}

/** Returns a point a little way from a corner to its neighbour, and half the way at most. */
function toward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(RADIUS / length, 0.5)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const text = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`
