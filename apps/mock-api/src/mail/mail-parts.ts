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

/** An item as a mail draws it: each of its crossings, or what it is called and when it is. */
export function mailParts(
  item: Schemas['OrderItem'],
  { title, texts, language }: PartTexts,
): MailPart[] {
  if (item.ItemContent === 'ferry') return mailTrips(item, texts, language)
  const kind = productRefOf(item)?.KindName ?? ''
  const when = productOf(item.ItemContent).when(item, language)
  return [{ type: 'item', when, title, kind }]
}

/** The crossings that are travelled, each with those who are on it where that is not everybody. */
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

/** The clock of the place that is named first. */
export function zoneOfItems([item]: readonly Schemas['OrderItem'][]): string {
  if (item?.ItemContent === 'ferry') return item.Ferry.Sectors[0]?.From.TimeZone ?? 'UTC'
  return (item && productRefOf(item)?.Place.TimeZone) ?? 'UTC'
}
