import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../engine/language.ts'
import { productRefOf } from '../features/product/product-ref.ts'
import { productOf } from '../features/product/registry.ts'
import type { MailTexts } from '../world/texts/mail-texts.ts'
import type { MailPart } from './mail-outline.ts'
import { mailTrip } from './mail-trip.ts'

type PartTexts = {
  readonly title: string
  readonly texts: MailTexts
  readonly language: LanguageCode
}

/** Returns the parts of an item in a mail: each of its sailings, or its title and time. */
export function mailParts(
  item: Schemas['OrderItem'],
  { title, texts, language }: PartTexts,
): MailPart[] {
  if (item.ItemContent === 'ferry') return mailTrips(item, texts, language)
  const kind = productRefOf(item)?.KindName ?? ''
  const when = productOf(item.ItemContent).when(item, language)
  return [{ type: 'item', when, title, kind }]
}

/** Returns the present sailings of an item. A sailing lists its travellers if not all travellers of the item are on it. */
function mailTrips(
  { Ferry, Sailings, Passengers }: Schemas['FerryOrderItem'],
  texts: MailTexts,
  language: LanguageCode,
): MailPart[] {
  if (!Sailings) return Ferry.Sectors.map((sector) => mailTrip(sector, texts, language))
  return Sailings.map(({ Sector, Passengers: places }) => {
    const names = places.flatMap((place) => Passengers[place] ?? []).map(nameOf)
    return mailTrip(Sector, texts, language, places.length < Passengers.length ? names : [])
  })
}

function nameOf({ FirstName, LastName }: Schemas['OrderPassenger']): string {
  return [LastName, FirstName].filter(Boolean).join(' ')
}

/** Returns the zone of the first place in some items. */
export function zoneOfItems([item]: readonly Schemas['OrderItem'][]): string {
  if (item?.ItemContent === 'ferry') return item.Ferry.Sectors[0]?.From.TimeZone ?? 'UTC'
  return (item && productRefOf(item)?.Place.TimeZone) ?? 'UTC'
}
