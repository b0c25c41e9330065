import { languageCodes } from '@selat/i18n'
import { expect, it } from 'vitest'

import {
  allOpenings,
  languageAt,
  looks,
  someOpenings,
  viewAt,
  widths,
} from '../../e2e/every-page/views.ts'
import { visits } from '../../e2e/every-page/visits.ts'
import { pages } from './routes.tsx'

const routes = pages.map(({ path, param }) => (param === undefined ? path : `${path}?${param}`))

it('APP-10 the browser test of every page opens every route of the site', () => {
  expect([...new Set(visits.map(({ route }) => route))].toSorted()).toEqual(
    [...routes, '*'].toSorted(),
  )
})

it('APP-10 I18-3 the browser test of every page knows every language', () => {
  expect(allOpenings.map(({ language }) => language)).toEqual(languageCodes)
})

const isFurther = (place: number) =>
  visits.findIndex(({ route }) => route === visits[place]?.route) < place

const openingsOf = (place: number) => someOpenings(place, { isFurther: isFurther(place) })

it('APP-10 the gate opens each route at every width, and each further state of it at one', () => {
  for (const place of visits.keys()) {
    const seen = openingsOf(place).flatMap(({ views }) => views.map(({ width }) => width))

    expect(new Set(seen).size).toBe(isFurther(place) ? 1 : widths.length)
  }
})

it('APP-10 over all pages, the gate sees each language at each width in each look', () => {
  const seen = visits.flatMap((_, place) => openingsOf(place)).flatMap(toNames)

  expect(new Set(seen)).toEqual(new Set(allOpenings.flatMap(toNames)))
})

it.each([1, 4, 6, 7, 8])(
  'APP-10 I18-3 on a site of %i languages, too, each is shown at each width in each look',
  (count) => {
    const places = Array.from({ length: count * looks.length * widths.length }, (_, place) => place)

    const seen = places.map((place) => {
      const { look, width } = viewAt(place, 0)
      return `${languageAt(place, 0, count)} ${look} ${width}`
    })

    expect(new Set(seen).size).toBe(places.length)
  },
)

function toNames({ language, views }: (typeof allOpenings)[number]): string[] {
  return views.map(({ look, width }) => `${language} ${look} ${width}`)
}
