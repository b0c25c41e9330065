/** A tall house with a lit grid of windows; no two light the same rooms. */
export function CityHotel({ random }: { random: () => number }) {
  const windows = Array.from({ length: 40 }, (_, index) => ({
    at: `M${150 + (index % 5) * 21} ${74 + Math.floor(index / 5) * 15}h12v9h-12Z`,
    isLit: random() > 0.45,
  }))
  const pathOf = (isLit: boolean) =>
    windows
      .filter((window) => window.isLit === isLit)
      .map(({ at }) => at)
      .join('')
  return (
    <>
      <path d="M140 60H258V212H140Z" className="fill-board" />
      <path d="M120 188H278V214H120Z" className="fill-hull" />
      <path d="M172 48h54v12h-54Z" className="fill-accent" />
      <path d={pathOf(true)} className="fill-sun" />
      <path d={pathOf(false)} className="fill-sea" />
      <path d="M186 214v-18h26v18Z" className="fill-sea-near" />
      <path
        d="M130 196h14v10h-14Zm24 0h14v10h-14Zm76 0h14v10h-14Zm24 0h14v10h-14Z"
        className="fill-sun"
      />
    </>
  )
}

/** Houses on stilts along a pier. */
export function Bungalows() {
  return (
    <>
      <path d="M-80 196H400v7H-80Z" className="fill-hull" />
      {[70, 168, 266].map((x) => (
        <g key={x} transform={`translate(${x} 196)`}>
          <path d="M-26 0v26m18-26v28m20-28v28m18-28v26" className="stroke-hull" strokeWidth={4} />
          <path d="M-32-34H36V2H-32Z" className="fill-hull" />
          <path d="M-46-32Q-18-44 2-72 22-44 50-32Z" className="fill-accent" />
          <path d="M-6 2v-24H12V2Z" className="fill-sea-near" />
          <path d="M-24-24h11v12h-11Zm42 0h11v12H18Z" className="fill-sun" />
        </g>
      ))}
    </>
  )
}
