import { refuse } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import {
  catalogueContents,
  type CatalogueContent,
  type EntryOf,
} from '../../../world/fixtures/catalogue/entries.ts'

/** Whether the tenant sells this kind of product. */
export function sells({ tenant }: Pick<Context, 'tenant'>, content: CatalogueContent): boolean {
  return tenant.products.includes(content)
}

/** Finds the product of an id. Refuses with `not_found` if it does not exist or this tenant does not sell it. */
export function findEntry<Content extends CatalogueContent>(
  ctx: Pick<Context, 'tenant' | 'catalogue'>,
  content: Content,
  id: string,
): EntryOf[Content] {
  const entry = sells(ctx, content) ? ctx.catalogue.entry(content, id) : undefined
  return entry ?? refuse('not_found')
}

/** An entry of the catalogue with its kind of product. */
export type FoundEntry<Content extends CatalogueContent = CatalogueContent> = {
  readonly content: Content
  readonly entry: EntryOf[Content]
}

/** Finds a product by its id alone; undefined if this tenant sells no such product. */
export function findProduct(
  ctx: Pick<Context, 'tenant' | 'catalogue'>,
  id: string,
): FoundEntry | undefined {
  for (const content of catalogueContents) {
    const entry = sells(ctx, content) ? ctx.catalogue.entry(content, id) : undefined
    if (entry) return { content, entry }
  }
  return undefined
}
