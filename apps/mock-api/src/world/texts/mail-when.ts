import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../engine/language.ts'
import { mailClock, mailDay } from './mail-format.ts'

type Item = Exclude<Schemas['OrderItem'], { ItemContent: 'ferry' }>

/** When an item is, by its place's own calendar; empty where it has no date. */
export function mailWhen(item: Item, language: LanguageCode): string {
  const day = (date: string) => mailDay(date, language)
  switch (item.ItemContent) {
    case 'hotel':
      return `${day(item.Hotel.CheckIn)} – ${day(item.Hotel.CheckOut)}`
    case 'attraction':
      return item.Attraction.VisitDate === null ? '' : day(item.Attraction.VisitDate)
    case 'package':
      return day(item.Package.Date)
    case 'transport':
      return `${day(item.Transport.PickUpAt)} ${mailClock(item.Transport.PickUpAt, item.Transport.Product.Place.TimeZone, language)}`
    case 'cruise':
      return `${day(item.Cruise.SailingDate)} – ${day(item.Cruise.ReturnDate)}`
  }
}
