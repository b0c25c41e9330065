import { islandPath, SCENE, skyline, stars, wavePath, type Tower } from './seascape-paths.ts'
import { seededRandom } from './seeded-random.ts'

export type SeascapeScene = 'strait' | 'city' | 'islands'
export type SeascapeComposition = 'centred' | 'end'

export type ComposedSeascape = {
  sunX: number
  ferryX: number
  stars: ReturnType<typeof stars>
  farIslands: string[]
  nearIslands: string[]
  towers: Tower[]
  /** The parts of the sun's reflection on the water. */
  glitter: { x: number; y: number; width: number }[]
  waves: [far: string, middle: string, near: string]
}

type Random = () => number

function land(random: Random, scene: SeascapeScene, isEnd: boolean) {
  const shift = isEnd ? 620 : 0
  const isCity = scene === 'city'
  return {
    farIslands: [
      islandPath(random, -60 + shift / 2, 520, isEnd ? 34 : 58),
      islandPath(random, 690, 600, 74),
    ],
    towers: scene === 'islands' ? [] : skyline(random, ...bay(isCity, isEnd)),
    nearIslands: [
      ...(scene === 'islands' ? [islandPath(random, 180 + shift, 380, 104)] : []),
      ...(isCity ? [] : [islandPath(random, isEnd ? 980 : 800, 460, 92)]),
      islandPath(random, 20 + shift, 380, 20),
    ],
  }
}

function bay(isCity: boolean, isEnd: boolean): [left: number, width: number, tallest: number] {
  if (isCity) return [isEnd ? 700 : 380, 480, 168]
  return [isEnd ? 790 : 60, 290, 150]
}

/** Returns the positions of sun and ferry, so that neither covers the other. */
function sunAndFerry(random: Random, isEnd: boolean): { sunX: number; ferryX: number } {
  const { width } = SCENE
  if (isEnd)
    return { sunX: width * (0.74 + random() * 0.06), ferryX: width * (0.5 + random() * 0.05) }
  const sun = 0.3 + random() * 0.4
  const ferry = sun > 0.5 ? 0.16 + random() * 0.14 : 0.56 + random() * 0.12
  return { sunX: width * sun, ferryX: width * ferry }
}

/** Composes the parts of the drawing. A seed gives the same picture in every rendering. */
export function composeSeascape(
  seed: string,
  scene: SeascapeScene,
  composition: SeascapeComposition,
): ComposedSeascape {
  const random = seededRandom(seed)
  const isEnd = composition === 'end'
  const { sunX, ferryX } = sunAndFerry(random, isEnd)
  const { horizon } = SCENE
  return {
    sunX: Math.round(sunX),
    ferryX: Math.round(ferryX),
    stars: stars(random, 46),
    ...land(random, scene, isEnd),
    glitter: [6, 15, 25, 36].map((dy) => {
      const width = 46 + dy * 2.2 + random() * 24
      return { x: sunX - width / 2 + (random() - 0.5) * 18, y: horizon + dy, width }
    }),
    waves: [
      wavePath(random, horizon + 44, 7, 190),
      wavePath(random, horizon + 92, 11, 270),
      wavePath(random, horizon + 146, 14, 340),
    ],
  }
}
