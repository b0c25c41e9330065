import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { CatalogueContent, EntryOf } from '../../../world/fixtures/catalogue/entries.ts'
import { factFacet, leadingFacets, type FacetOf } from './facets.ts'
import { sells } from './find-entry.ts'
import { matchesText } from './matches-text.ts'
import { fits, parseChoices, toWireFacet } from './narrow.ts'
import { compareCards, type CardSort } from './sort-cards.ts'

type Card = Schemas['ProductCard']

/** The parameters that every list takes, as the contract parses them. */
export type ListQuery = {
  readonly q?: string | undefined
  /** Chosen facet values, such as `city:batam,kind:theme-park`. */
  readonly facet?: string | undefined
  readonly sort?: CardSort | undefined
  readonly page?: number | undefined
  readonly size?: number | undefined
}

/** Makes the card of an entry; null if it is not listed. */
type ToCard<Content extends CatalogueContent> = (
  entry: EntryOf[Content],
) => Card | null | Promise<Card | null>

const PAGE_SIZE = 24

/**
 * Lists a product: searches words, filters by facets, sorts, and cuts pages. Cards that are unavailable on the requested dates
 * are last. Empty if the tenant does not sell the product. `ownFacets` are this product's own facets; they come before the
 * facts.
 * @example listCards(ctx, 'attraction', query, (entry) => toCard(ctx, entry))
 */
export async function listCards<Content extends CatalogueContent>(
  ctx: Pick<Context, 'tenant' | 'catalogue' | 'language' | 'now'>,
  content: Content,
  query: ListQuery,
  toCard: ToCard<Content>,
  ownFacets: readonly FacetOf<Content>[] = [],
): Promise<Schemas['ProductList']> {
  const { q = '', facet: choice = '', sort = 'recommended', page = 1, size = PAGE_SIZE } = query
  const { catalogue, language, now } = ctx
  const all = sells(ctx, content) ? catalogue.entries(content) : []
  const found = all.filter((entry) => matchesText(catalogue, content, entry, q))
  const facets = [...leadingFacets, ...ownFacets, factFacet]
  const cards = await Promise.all(
    found.map(async (entry) => ({ entry, card: await toCard(entry) })),
  )
  const list = cards.flatMap(({ entry, card }) => {
    if (!card) return []
    const values = facets.map((facet) => [facet.code, facet.valuesOf(card, entry, language)])
    return [{ card, values: Object.fromEntries(values) }]
  })
  const choices = parseChoices(choice, list)
  const items = list
    .filter((one) => fits(one, choices))
    .map(({ card }) => card)
    .toSorted(compareCards(sort, language))
  return {
    Items: items.slice((page - 1) * size, page * size),
    Facets: facets.flatMap((head) => toWireFacet(head, list, choices, language) ?? []),
    Total: items.length,
    Page: page,
    Size: size,
    AsOf: now,
  }
}
