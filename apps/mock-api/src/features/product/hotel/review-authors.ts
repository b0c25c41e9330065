import { hash32 } from '../../../engine/random/random.ts'
import type { HotelEntry } from '../../../world/fixtures/catalogue/hotel-schema.ts'

/**
 * Draws the names of the authors of a hotel's reviews, in their order. They are the same in every sandbox, and no two are
 * equal.
 */
export async function reviewAuthors({
  id,
  reviews,
}: Pick<HotelEntry, 'id' | 'reviews'>): Promise<readonly string[]> {
  // The library of names is loaded with the first list of reviews, because neither a start nor a search needs it.
  const { chanceOf, drawSignature } = await import('../../../world/fixtures/draw-names.ts')
  const chance = chanceOf(hash32(`${id} reviews`))
  const authors = new Set<string>()
  for (const { language } of reviews) {
    let author = drawSignature(chance, language)
    while (authors.has(author)) author = drawSignature(chance, language)
    authors.add(author)
  }
  return [...authors]
}
