import { languageCodes, type LanguageCode } from '@selat/i18n/languages'

/** The settings of a device that are tested: an appearance, forced colours, or wider text (WCAG 1.4.12). */
export const looks = ['light', 'dark', 'forced', 'spaced'] as const
export const widths = [320, 1280] as const

export type Look = (typeof looks)[number]
export type Width = (typeof widths)[number]

export type View = { look: Look; width: Width }

/** One opening of a page: it opens in a language and is then looked at in each of the views. */
export type Opening = { language: LanguageCode; views: readonly View[] }

/** All openings: each language at each width in each look. */
export const allOpenings: readonly Opening[] = languageCodes.map((language) => ({
  language,
  views: widths.flatMap((width) => looks.map((look) => ({ look, width }))),
}))

/**
 * Returns the openings that the gate has time for. A route is opened once at each width, and each of its further states
 * once. Languages and looks take turns by `place`, the index of the visit in the list, so that over all pages each language
 * is seen at each width in each look.
 */
export function someOpenings(place: number, { isFurther = false } = {}): Opening[] {
  const turns = isFurther ? [0] : widths.keys()
  return [...turns].map((turn) => {
    const language = languageCodes[languageAt(place, turn, languageCodes.length)] ?? 'EN'
    return { language, views: [viewAt(place, turn)] }
  })
}

export function viewAt(place: number, turn: number): View {
  const look = looks[(place + turn) % looks.length] ?? 'light'
  const width = widths[(Math.floor(place / looks.length) + turn) % widths.length] ?? 320
  return { look, width }
}

/**
 * Returns the index of a language among `count`. Languages and views begin anew together after `round` visits. If their
 * counts share a divisor, as six and eight do, each language has then met only some of the views, so the languages move on
 * by one.
 */
export function languageAt(place: number, turn: number, count: number): number {
  const views = looks.length * widths.length
  const shared = greatestDivisor(count, views)
  const round = (count * views) / shared
  return (place + turn + (Math.floor(place / round) % shared)) % count
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}
