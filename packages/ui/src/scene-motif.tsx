import { Beach, Land, Palm, Road, Sea, Towers, Tree } from './scene-ground.tsx'
import { Giraffe, Heritage, SuperTrees, Temple, ThemePark, WaterSlides } from './scene-sights.tsx'
import { Bungalows, CityHotel } from './scene-stays.tsx'
import { Car, Coach, CruiseShip, Phinisi, RiverBoat, Van } from './scene-vehicles.tsx'

export const sceneKinds = [
  'beach',
  'boat',
  'car',
  'city',
  'coach',
  'cruise',
  'garden',
  'heritage',
  'hills',
  'hotel',
  'mangrove',
  'phinisi',
  'reef',
  'resort',
  'temple',
  'theme-park',
  'van',
  'water-park',
  'zoo',
] as const

/** What a picture of a product shows. */
export type SceneKind = (typeof sceneKinds)[number]

type MotifProps = { kind: SceneKind; random: () => number }

/** What stands on the shore, from the ground up. */
export function SceneMotif({ kind, random }: MotifProps) {
  switch (kind) {
    case 'beach':
      return (
        <>
          <Beach />
          <Palm x={104} y={222} size={1.5} />
          <Palm x={70} y={230} size={1.1} />
          <path d="M238 218 262 168" className="stroke-hull" strokeWidth={4} />
          <path d="M216 176Q236 140 276 154Q296 162 304 190Z" className="fill-accent" />
          <path d="M238 162Q256 150 276 154L262 170Z" className="fill-hull" opacity={0.8} />
        </>
      )
    case 'boat':
      return (
        <>
          <Towers random={random} x={60} count={9} tallest={104} />
          <Sea />
          <RiverBoat />
        </>
      )
    case 'car':
      return (
        <>
          <Towers random={random} x={210} count={6} tallest={70} />
          <Road />
          <Palm x={66} y={206} size={1.3} />
          <Car />
        </>
      )
    case 'city':
      return (
        <>
          <Towers random={random} x={70} count={10} tallest={126} />
          <Sea y={170} />
        </>
      )
    case 'coach':
      return (
        <>
          <Towers random={random} x={40} count={8} tallest={74} />
          <Road />
          <Coach />
        </>
      )
    case 'cruise':
      return (
        <>
          <Sea />
          <CruiseShip />
          <path
            d="M-80 232q22-9 46 0t46 0 46 0 46 0 46 0 46 0 46 0 46 0 46 0 46 0 46 0 46 0V260H-80Z"
            className="fill-sea-near"
          />
        </>
      )
    case 'garden':
      return (
        <>
          <Land />
          <SuperTrees />
        </>
      )
    case 'heritage':
      return (
        <>
          <Land />
          <Palm x={70} y={206} size={1.2} />
          <Heritage />
        </>
      )
    case 'hills':
      return (
        <>
          <path d="M-80 260V176Q10 96 120 150T300 120T480 170V260Z" className="fill-land" />
          <path
            d="M-80 260V214Q60 170 190 206T480 190V260Z"
            className="fill-sea-near"
            opacity={0.75}
          />
          <path d="M250 202V150" className="stroke-hull" strokeWidth={4} />
          <path d="M252 150 292 160 252 172Z" className="fill-accent" />
          <path
            d="M60 250Q150 236 150 218T252 202"
            className="stroke-chart-land"
            strokeWidth={7}
            fill="none"
          />
          <Tree x={330} y={206} />
          <Tree x={84} y={196} size={0.8} />
        </>
      )
    case 'hotel':
      return (
        <>
          <Towers random={random} x={270} count={5} tallest={64} />
          <Land />
          <CityHotel random={random} />
          <Palm x={96} y={220} size={1.1} />
          <Palm x={300} y={224} size={1.2} />
        </>
      )
    case 'mangrove':
      return (
        <>
          <path d="M-80 168V120Q-20 90 40 112T170 104T300 96T480 118V168Z" className="fill-land" />
          <Sea />
          <Roots />
          <path d="M150 214h120q-14 16-32 16h-56q-20 0-32-16Z" className="fill-accent" />
          <path d="M206 214v-20a8 8 0 1 1 10 0v20Z" className="fill-hull" />
          <path
            d="M176 188 248 226"
            className="stroke-hull"
            strokeWidth={4}
            strokeLinecap="round"
          />
        </>
      )
    case 'phinisi':
      return (
        <>
          <Sea />
          <Phinisi />
        </>
      )
    case 'reef':
      return <Reef />
    case 'resort':
      return (
        <>
          <Sea />
          <Bungalows />
        </>
      )
    case 'temple':
      return (
        <>
          <Land />
          <Tree x={80} y={206} />
          <Tree x={330} y={204} size={0.9} />
          <Temple />
        </>
      )
    case 'theme-park':
      return (
        <>
          <Land />
          <ThemePark />
        </>
      )
    case 'van':
      return (
        <>
          <path d="M210 168Q290 96 400 150V168Z" className="fill-land" />
          <Road />
          <Palm x={330} y={206} size={1.3} />
          <Van />
        </>
      )
    case 'water-park':
      return (
        <>
          <Land />
          <WaterSlides />
        </>
      )
    case 'zoo':
      return (
        <>
          <Land />
          <Tree x={90} y={206} size={1.3} />
          <Tree x={320} y={206} size={1.1} />
          <Giraffe />
        </>
      )
  }
  return kind satisfies never
}

function Roots() {
  return (
    <>
      <Tree x={80} y={190} size={1.2} />
      <Tree x={330} y={188} size={1.3} />
      <path
        d="M80 172Q66 190 58 208M80 172Q82 194 76 212M80 172Q96 190 102 208M330 168Q312 190 306 208M330 168Q334 192 328 212M330 168Q350 190 356 208"
        className="stroke-sea-near"
        strokeWidth={4}
        strokeLinecap="round"
        fill="none"
      />
    </>
  )
}

function Reef() {
  return (
    <>
      <Sea y={120} />
      <path d="M150 122q36-18 84 0l-12 12h-60Z" className="fill-hull" />
      <path d="M186 110V78l30 26Z" className="fill-accent" />
      <path d="M-80 260V246Q0 226 70 244T240 240T480 236V260Z" className="fill-board" />
      <path
        d="M92 244v-26m0 10-12-14m12 6 12-14M300 240v-30m0 12-14-16m14 8 14-16M320 240v-16m0 4 10-10"
        className="stroke-accent"
        strokeWidth={6}
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M170 196q20-18 44 0q-24 18-44 0Zm44 0 14-10v20ZM240 168q14-12 30 0q-16 12-30 0Zm30 0 10-7v14ZM128 170q10-9 22 0q-12 9-22 0Zm22 0 8-6v12Z"
        className="fill-sun"
      />
    </>
  )
}
