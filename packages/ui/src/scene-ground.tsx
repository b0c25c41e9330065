/** Water from the horizon down, in three swells. Wider than the picture, because motifs are shifted. */
export function Sea({ y = 168 }: { y?: number }) {
  return (
    <>
      <path d={`M-80 ${y}H480V260H-80Z`} className="fill-sea-far" />
      <path d={`M-80 ${y + 26}${swell(70)}V260H-80Z`} className="fill-sea" />
      <path d={`M-80 ${y + 58}${swell(93)}V260H-80Z`} className="fill-sea-near" />
    </>
  )
}

function swell(length: number): string {
  const count = Math.ceil(560 / length)
  return `q${length / 4}-8 ${length / 2} 0${`t${length / 2} 0`.repeat(count * 2)}H480`
}

/** A shore with a lighter bank before it. */
export function Land() {
  return (
    <>
      <path d="M-80 168H480V260H-80Z" className="fill-land" />
      <path d="M-80 204Q120 186 260 200T480 196V260H-80Z" className="fill-chart-land" />
    </>
  )
}

/** Sand between the sea and the viewer. */
export function Beach() {
  return (
    <>
      <Sea />
      <path d="M-80 214Q90 196 210 212T480 206V260H-80Z" className="fill-chart-land" />
    </>
  )
}

/** A road along the shore. */
export function Road() {
  return (
    <>
      <path d="M-80 168H480V260H-80Z" className="fill-land" />
      <path d="M-80 206H480V260H-80Z" className="fill-board" />
      <path
        d="M-80 236H480"
        className="stroke-board-muted"
        strokeWidth={3}
        strokeDasharray="26 20"
      />
    </>
  )
}

export function Palm({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M0 0C5-22 4-40 12-62"
        className="stroke-sea-near"
        strokeWidth={5}
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M12-62C0-76-20-74-28-60-14-67 0-66 12-62ZM12-62C24-78 44-74 50-60 38-67 24-66 12-62ZM12-62C2-84-18-88-28-80-14-80 0-74 12-62ZM12-62C20-86 38-90 48-82 34-80 22-74 12-62ZM12-62C8-50-4-42-16-42-8-50 2-58 12-62ZM12-62C18-52 30-44 40-46 32-54 22-60 12-62Z"
        className="fill-sea-near"
      />
    </g>
  )
}

export function Tree({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className="fill-sea-near">
      <path d="M-3 0V-34H3V0Z" />
      <circle cy={-46} r={22} />
      <circle cx={-16} cy={-36} r={14} />
      <circle cx={17} cy={-38} r={15} />
    </g>
  )
}

type TowersProps = { random: () => number; x: number; count: number; tallest: number }

/** A row of towers with some windows lit; by night they shine. */
export function Towers({ random, x, count, tallest }: TowersProps) {
  const towers = Array.from({ length: count }, (_, index) => {
    const middle = 1 - Math.abs(index / (count - 1) - 0.5)
    return {
      x: x + index * 26,
      height: Math.round(tallest * (0.3 + middle * 0.5 + random() * 0.2)),
    }
  })
  return (
    <>
      <path
        d={towers.map((tower) => `M${tower.x} 170v-${tower.height}h22v${tower.height}Z`).join('')}
        className="fill-land"
      />
      <path
        d={towers
          .flatMap((tower) =>
            [0.25, 0.5, 0.75].map(
              (part) =>
                `M${tower.x + 5} ${Math.round(170 - tower.height * part)}h5v4h-5Zm8 3h5v4h-5Z`,
            ),
          )
          .join('')}
        className="fill-sun"
        style={{ opacity: 'var(--night)' }}
      />
    </>
  )
}
