import type { Localised } from '../../../engine/language.ts'
import type { Catalogue } from '../../../world/catalogue/catalogue.ts'
import type { CatalogueContent, Entry, EntryOf } from '../../../world/fixtures/catalogue/entries.ts'

/** The searched texts of a product in every language: `head` has its name and place, `whole` has all texts. */
type SearchText = { readonly head: string; readonly whole: string }

const han = /^\p{Script=Han}+$/u
const terms = /\p{Script=Han}+|[^\s\p{Script=Han}]+/gu
const textOf = new WeakMap<Entry, SearchText>()

/** Whether a product's texts, in any language, contain all words of a search. Case and accents are ignored. */
export function matchesText<Content extends CatalogueContent>(
  catalogue: Catalogue,
  content: Content,
  entry: EntryOf[Content],
  search: string,
): boolean {
  const text = searchTextOf(catalogue, content, entry)
  return (fold(search).match(terms) ?? []).every(
    (word) =>
      text.whole.includes(word) ||
      // Chinese has no spaces: 峇淡酒店 searches for a hotel on Batam.
      (han.test(word) && [...word].every((sign) => text.head.includes(sign))),
  )
}

function searchTextOf<Content extends CatalogueContent>(
  catalogue: Catalogue,
  content: Content,
  entry: EntryOf[Content],
): SearchText {
  const known = textOf.get(entry)
  if (known) return known
  const head = foldAll([
    entry.names,
    catalogue.kindName(content, entry.kind),
    catalogue.place(entry.place).names,
    entry.locations,
  ])
  const text = { head, whole: `${head}\n${foldAll([entry.summaries, entry.descriptions])}` }
  textOf.set(entry, text)
  return text
}

function foldAll(texts: readonly Localised[]): string {
  return fold(texts.flatMap((text) => Object.values(text)).join('\n'))
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
