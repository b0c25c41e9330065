import { languageCodes, type LanguageCode } from '@selat/i18n/languages'

/** What somebody has set on the device: an appearance, forced colours, or wider text (WCAG 1.4.12). */
export const looks = ['light', 'dark', 'forced', 'spaced'] as const
export const widths = [320, 1280] as const

export type Look = (typeof looks)[number]
export type Width = (typeof widths)[number]

export type View = { look: Look; width: Width }

/** How a page is opened once: in a language, then seen in each of the views. */
export type Opening = { language: LanguageCode; views: readonly View[] }

/** Everything: each language at each width in each look. */
export const allOpenings: readonly Opening[] = languageCodes.map((language) => ({
  language,
  views: widths.flatMap((width) => looks.map((look) => ({ look, width }))),
}))

/**
 * What the gate has time for: each route once at each width, and its further states once, in a language and a look in turn.
 * `place` is that of the page in the list, by which the pages take turns, so that over all of them each language is seen
 * at each width in each look.
 */
export function someOpenings(place: number, { isFurther = false } = {}): Opening[] {
  const turns = isFurther ? [0] : widths.keys()
  return [...turns].map((turn) => {
    const language = languageCodes[(place + turn) % languageCodes.length] ?? 'EN'
    const look = looks[(place + turn) % looks.length] ?? 'light'
    const width = widths[(Math.floor(place / looks.length) + turn) % widths.length] ?? 320
    return { language, views: [{ look, width }] }
  })
}
