/** A hall under two swung roofs. */
export function Temple() {
  return (
    <>
      <path d="M128 206h144v12H128Zm-14 12h172v12H114Z" className="fill-land-far" />
      <path d="M142 154h116v52H142Z" className="fill-hull" />
      <path d="M166 112h68v28h-68Z" className="fill-hull" />
      <path
        d="M112 158Q150 154 168 138H232Q250 154 288 158L278 166H122ZM140 116Q172 110 200 84Q228 110 260 116L250 124H150Z"
        className="fill-accent"
      />
      <path d="M197 72h6v16h-6Z" className="fill-accent" />
      <path d="M186 206v-28a14 14 0 0 1 28 0v28Z" className="fill-sea-near" />
      <path d="M152 172h16v34h-16Zm80 0h16v34h-16Z" className="fill-sea-near" opacity={0.4} />
      <path d="M180 124h10v12h-10Zm30 0h10v12h-10Z" className="fill-sea-near" opacity={0.5} />
    </>
  )
}

/** Domes and two minarets, as on the old sultans' islands. */
export function Heritage() {
  return (
    <>
      <path d="M130 150h140v58H130Z" className="fill-hull" />
      <path d="M168 150a32 34 0 0 1 64 0Z" className="fill-accent" />
      <path d="M138 150a14 16 0 0 1 28 0Zm96 0a14 16 0 0 1 28 0Z" className="fill-sea" />
      <path d="M198 100h4v18h-4Z" className="fill-accent" />
      <path d="M106 108h16v100h-16Zm172 0h16v100h-16Z" className="fill-hull" />
      <path d="m102 108 12-28 12 28Zm172 0 12-28 12 28Z" className="fill-sea" />
      <path
        d="M188 208v-26a12 14 0 0 1 24 0v26ZM146 208v-20a9 10 0 0 1 18 0v20Zm90 0v-20a9 10 0 0 1 18 0v20Z"
        className="fill-sea-near"
      />
      <path d="M118 208h164v10H118Zm-12 10h188v8H106Z" className="fill-land-far" />
    </>
  )
}

/** A wheel, a track and a tent. */
export function ThemePark() {
  const cabins = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    return [Math.round(158 + Math.sin(angle) * 62), Math.round(122 - Math.cos(angle) * 62)] as const
  })
  return (
    <>
      <path
        d="M270 208V132Q296 84 322 132T380 150V208M270 160H380M296 112V208M322 132V208M350 150V208"
        className="stroke-sea-near"
        strokeWidth={4}
        fill="none"
      />
      <path d="M126 212 158 122 190 212" className="stroke-sea-near" strokeWidth={6} fill="none" />
      <g className="stroke-hull" fill="none">
        <circle cx={158} cy={122} r={62} strokeWidth={5} />
        <path d={cabins.map(([x, y]) => `M158 122 ${x} ${y}`).join('')} strokeWidth={1.6} />
      </g>
      <g className="fill-accent">
        {cabins.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={7} />
        ))}
      </g>
      <path d="M212 208v-26l30-26 30 26v26Z" className="fill-hull" />
      <path d="M206 184 242 152 278 184Z" className="fill-accent" />
    </>
  )
}

/** A tower with two slides into a pool. */
export function WaterSlides() {
  return (
    <>
      <path d="M70 214H330Q322 238 200 238T70 214Z" className="fill-sea" />
      <path d="M186 214V92h28v122" className="fill-land-far" />
      <path d="M176 92 200 66 224 92Z" className="fill-accent" />
      <path
        d="M186 104Q120 108 124 142T182 170Q110 176 96 218"
        className="stroke-accent"
        strokeWidth={13}
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M214 120Q284 122 280 156T232 182Q288 188 304 220"
        className="stroke-hull"
        strokeWidth={13}
        strokeLinecap="round"
        fill="none"
      />
      <path d="M188 128h24m-24 22h24m-24 22h24m-24 22h24" className="stroke-hull" strokeWidth={3} />
      <path
        d="M84 222q8-8 16 0m190 2q8-8 16 0m-120 4q12-7 24 0"
        className="stroke-hull"
        strokeWidth={3}
        strokeLinecap="round"
        fill="none"
      />
    </>
  )
}

/** Trees of steel beside a glass house. */
export function SuperTrees() {
  return (
    <>
      <path d="M226 206Q234 142 300 138T380 206Z" className="fill-sea-far" />
      <path
        d="M246 206Q254 152 302 148M284 206Q290 160 304 148M326 206Q322 162 306 148M362 206Q350 156 308 148"
        className="stroke-hull"
        strokeWidth={2.5}
        fill="none"
      />
      {[
        [96, 1],
        [160, 1.28],
        [216, 0.86],
      ].map(([x = 0, size = 1]) => (
        <g key={x} transform={`translate(${x} 212) scale(${size})`}>
          <path
            d="M-7 0Q-2-40-5-66-12-82-34-94H34Q12-82 5-66 2-40 7 0Z"
            className="fill-sea-near"
          />
          <path d="M-40-98Q0-114 40-98L34-92H-34Z" className="fill-accent" />
        </g>
      ))}
    </>
  )
}

/** Long legs, a long neck. */
export function Giraffe() {
  return (
    <>
      <path
        d="M152 216V172Q150 154 168 152L212 146 232 84Q234 74 244 74L262 80 260 90 246 94 234 152Q232 168 228 174V216H218V180H164V216Z"
        className="fill-accent"
      />
      <path d="M236 76v-10m8 8v-10" className="stroke-accent" strokeWidth={3} strokeLinecap="round" />
      <path
        d="M166 160h12v8h-12Zm20-3h12v9h-12Zm20 3h10v9h-10Zm14-22 8 2-2 8-8-2Zm6-22 7 2-2 8-7-2ZM196 170h10v7h-10Zm-24 3h9v6h-9Z"
        className="fill-hull"
      />
    </>
  )
}
