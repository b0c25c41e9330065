function Wheels({ at, y }: { at: readonly number[]; y: number }) {
  return at.map((x) => (
    <g key={x}>
      <circle cx={x} cy={y} r={15} className="fill-sea-near" />
      <circle cx={x} cy={y} r={6} className="fill-hull" />
    </g>
  ))
}

export function Car() {
  return (
    <>
      <path
        d="M122 214v-22q0-10 12-12l30-4 22-24q6-6 14-6h44q8 0 14 6l20 24 12 4q12 4 12 14v20Z"
        className="fill-accent"
      />
      <path
        d="M182 176l16-18q3-4 8-4h12v22Zm44 0v-22h16q5 0 8 4l14 18Z"
        className="fill-sky-high"
      />
      <path d="M122 196h14v8h-14Zm166 0h14v8h-14Z" className="fill-sun" />
      <Wheels at={[162, 258]} y={214} />
    </>
  )
}

export function Van() {
  return (
    <>
      <path d="M96 214v-66q0-12 12-12h142q10 0 16 8l24 32q6 8 6 18v20Z" className="fill-hull" />
      <path d="M96 186h200v10H96Z" className="fill-accent" />
      <path
        d="M112 150h36v24h-36Zm46 0h36v24h-36Zm46 0h22v24h-22Zm32 0h12q4 0 7 4l14 20h-33Z"
        className="fill-sea"
      />
      <path d="M286 198h12v8h-12Z" className="fill-sun" />
      <Wheels at={[136, 254]} y={214} />
    </>
  )
}

export function Coach() {
  return (
    <>
      <path d="M70 214v-84q0-12 12-12h216q16 0 20 14l10 46v36Z" className="fill-hull" />
      <path d="M70 186h258l2 12H70Z" className="fill-accent" />
      <path
        d="M84 134h36v30H84Zm44 0h36v30h-36Zm44 0h36v30h-36Zm44 0h36v30h-36Zm44 0h34q6 0 8 6l6 24h-48Z"
        className="fill-sea"
      />
      <path d="M318 200h12v8h-12Z" className="fill-sun" />
      <Wheels at={[118, 276]} y={214} />
    </>
  )
}

/** A low wooden boat with lanterns under its roof. */
export function RiverBoat() {
  return (
    <>
      <path d="M92 196h210q-6 30-42 32H146Q106 226 92 196Z" className="fill-sea-near" />
      <path d="M92 196h210l-4 10H96Z" className="fill-accent" />
      <path d="M124 160H274V168H124Z" className="fill-hull" />
      <path d="M132 168v28m44-28v28m46-28v28m44-28v28" className="stroke-hull" strokeWidth={4} />
      <path
        d="M150 172a6 7 0 1 1 .1 0Zm46 0a6 7 0 1 1 .1 0Zm46 0a6 7 0 1 1 .1 0Z"
        transform="translate(0 12)"
        className="fill-sun"
      />
      <path d="M300 196q16-14 18-32" className="stroke-sea-near" strokeWidth={5} fill="none" />
    </>
  )
}

/** Decks above decks. */
export function CruiseShip() {
  return (
    <>
      <path d="M40 186H350q-8 34-44 44H84Q52 222 40 186Z" className="fill-hull" />
      <path d="M40 186H350l-3 10H43Z" className="fill-accent" />
      <path d="M76 166H320V186H76Z" className="fill-hull" />
      <path d="M92 146H306V164H92Z" className="fill-hull" opacity={0.94} />
      <path d="M112 126H282V144H112Z" className="fill-hull" opacity={0.88} />
      <path d="M216 92q14-8 30-4l6 36h-40Z" className="fill-accent" />
      <path d="M132 126V104h26l10 22Z" className="fill-hull" opacity={0.88} />
      <path
        d="M86 174H310M102 153H296M124 133H270"
        className="stroke-sea"
        strokeWidth={5}
        strokeDasharray="7 6"
      />
      <path
        d="M70 206H320"
        className="stroke-sea"
        strokeWidth={5}
        strokeDasharray="5 13"
        strokeLinecap="round"
      />
    </>
  )
}

/** Two masts and seven sails. */
export function Phinisi() {
  return (
    <>
      <path d="M160 196V74M232 198V62" className="stroke-sea-near" strokeWidth={4} />
      <path
        d="M164 88Q206 120 214 182H164ZM236 76Q288 116 296 184H236ZM156 92Q132 140 108 174L156 180ZM228 84Q210 108 218 132ZM104 170 64 190 100 186Z"
        className="fill-hull"
      />
      <path
        d="M236 76Q256 92 268 110L236 116ZM164 88Q182 102 194 118L164 124Z"
        className="fill-accent"
      />
      <path d="M52 184 96 194H322Q314 226 284 230H126Q100 224 88 202Z" className="fill-board" />
      <path d="M92 198H321L316 208H98Z" className="fill-accent" />
    </>
  )
}
