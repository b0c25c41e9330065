import { isCalendarDate } from '@selat/domain'
import type { Known, Schemas } from '@selat/sdk'

export type CatalogueContent = Known<Schemas['CatalogueContent']>

export const productSorts = ['recommended', 'price_low', 'price_high', 'rating', 'name'] as const
export type ProductSort = (typeof productSorts)[number]

/** What a list is asked for, as its call takes it; what is not said has the server's default. */
export type ProductQuery = {
  q?: string | undefined
  /** `city:batam,kind:theme-park`. */
  facet?: string | undefined
  sort?: ProductSort | undefined
  page?: number | undefined
  date?: string | undefined
  checkIn?: string | undefined
  checkOut?: string | undefined
  rooms?: string | undefined
}

type Reader = (text: string) => string | undefined

const matching =
  (pattern: RegExp): Reader =>
  (text) =>
    pattern.test(text) ? text : undefined
const date: Reader = (text) => (isCalendarDate(text) ? text : undefined)

const words: Reader = (text) => text.trim().slice(0, 60) || undefined
const facet = matching(/^[a-z_]+:[a-z0-9_-]+(,[a-z_]+:[a-z0-9_-]+){0,29}$/)
const rooms = matching(/^[1-9](-([0-9]|1[0-7])){0,6}(,[1-9](-([0-9]|1[0-7])){0,6}){0,7}$/)

/** Every list has words, facets, order and page; when it is for depends on the product. */
const texts: Record<CatalogueContent, Partial<Record<keyof ProductQuery, Reader>>> = {
  hotel: { q: words, facet, checkIn: date, checkOut: date, rooms },
  attraction: { q: words, facet, date },
  package: { q: words, facet, date },
  transport: { q: words, facet, date },
  cruise: { q: words, facet, date },
}

/** The search of an address. A value that cannot be is left out, so that an old or mistyped link still opens the list. */
export function parseProductQuery(
  content: CatalogueContent,
  params: URLSearchParams,
): ProductQuery {
  const sort = productSorts.find((value) => value === params.get('sort'))
  const page = /^[1-9]\d?$/.exec(params.get('page') ?? '')?.[0]
  const read = Object.entries(texts[content]).map(([name, reader]) => [
    name,
    reader(params.get(name) ?? ''),
  ])
  return withoutDefaults({
    ...Object.fromEntries(read),
    sort,
    page: page === undefined ? undefined : Number(page),
  })
}

/** A search as a shareable address, without what is the default. */
export function serializeProductQuery(query: ProductQuery): URLSearchParams {
  const known = Object.entries(withoutDefaults(query)).map(([name, value]) => [name, String(value)])
  return new URLSearchParams(known)
}

function withoutDefaults(query: ProductQuery): ProductQuery {
  const { sort, page, ...rest } = query
  return Object.fromEntries(
    Object.entries({
      ...rest,
      sort: sort === 'recommended' ? undefined : sort,
      page: page === 1 ? undefined : page,
    }).filter(([, value]) => value !== undefined && value !== ''),
  )
}

/** Chosen values of a `facet` text, as `city:batam`. */
export function facetChoices(facetText: string | undefined): string[] {
  return facetText === undefined ? [] : facetText.split(',')
}

/** The `facet` text with one more choice, or one less. */
export function toggleFacet(facetText: string | undefined, choice: string): string | undefined {
  const chosen = facetChoices(facetText)
  const next = chosen.includes(choice)
    ? chosen.filter((other) => other !== choice)
    : [...chosen, choice]
  return next.length === 0 ? undefined : next.join(',')
}
