import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { CatalogueContent, Entry, EntryOf } from '../../../world/fixtures/catalogue/entries.ts'

/** The catalogue, and the language in which its products are shown. */
export type CatalogueReader = Pick<Context, 'catalogue' | 'language'>

export function toWirePlace(
  { catalogue, language }: CatalogueReader,
  entry: Entry,
): Schemas['ProductPlace'] {
  const place = catalogue.place(entry.place)
  return {
    City: place.code,
    CityName: place.names[language],
    Country: place.country,
    TimeZone: place.timeZone,
    Latitude: entry.latitude,
    Longitude: entry.longitude,
    Location: entry.locations[language],
  }
}

export function toWireFact(
  { catalogue, language }: CatalogueReader,
  code: string,
): Schemas['ProductFact'] {
  return { Code: code, Label: catalogue.factName(code)[language] }
}

/** Makes the short form of a product for carts, orders and details. */
export function toProductRef<Content extends CatalogueContent>(
  reader: CatalogueReader,
  content: Content,
  entry: EntryOf[Content],
): Schemas['ProductRef'] {
  const { catalogue, language } = reader
  return {
    Id: entry.id,
    Name: entry.names[language],
    Kind: entry.kind,
    KindName: catalogue.kindName(content, entry.kind)[language],
    Place: toWirePlace(reader, entry),
  }
}

/** Makes the fields that the details of all products share. */
export function toDetailHead<Content extends CatalogueContent>(
  reader: CatalogueReader & Pick<Context, 'now'>,
  content: Content,
  entry: EntryOf[Content],
) {
  const { language, now } = reader
  return {
    ...toProductRef(reader, content, entry),
    Summary: entry.summaries[language],
    Description: entry.descriptions[language],
    Facts: entry.facts.map((code) => toWireFact(reader, code)),
    Rules: [...(entry.rules?.[language] ?? [])],
    AsOf: now,
  }
}

type CardFigures = Partial<
  Pick<Schemas['ProductCard'], 'From' | 'Rating' | 'Stars' | 'Stay' | 'Unavailable'>
>

/** Makes a product's card for a list; figures that are not given are null. */
export function toProductCard<Content extends CatalogueContent>(
  reader: CatalogueReader,
  content: Content,
  entry: EntryOf[Content],
  { From = null, Rating = null, Stars = null, Stay = null, Unavailable = null }: CardFigures,
): Schemas['ProductCard'] {
  return {
    ...toProductRef(reader, content, entry),
    ItemContent: content,
    Summary: entry.summaries[reader.language],
    Facts: entry.facts.map((code) => toWireFact(reader, code)),
    Stars,
    From,
    Rating,
    Stay,
    Unavailable,
  }
}
