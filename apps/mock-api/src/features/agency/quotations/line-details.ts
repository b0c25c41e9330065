import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../../engine/language.ts'
import { mailClock, mailDay } from '../../../world/texts/mail-format.ts'
import { mailTexts } from '../../../world/texts/mail-texts.ts'
import { mailWhen } from '../../../world/texts/mail-when.ts'

/** What tells an item of a quotation apart, beside its title: when it is, by whom, in what. Without words but those of the data. */
export function lineDetails(item: Schemas['OrderItem'], language: LanguageCode): string[] {
  if (item.ItemContent === 'ferry') {
    const { Sectors } = item.Ferry
    return Sectors.map((sector) => sectorDetail(sector, language, Sectors.length > 1))
  }
  return [mailWhen(item, language), ...othersOf(item)].filter((detail) => detail !== '')
}

function sectorDetail(
  { From, To, Sailing, OperatorName, ClassName }: Schemas['Sector'],
  language: LanguageCode,
  isOneOfMany: boolean,
): string {
  const when = Sailing
    ? [
        mailDay(Sailing.DepartsAt, language),
        `${mailClock(Sailing.DepartsAt, From.TimeZone, language)} – ${mailClock(Sailing.ArrivesAt, To.TimeZone, language)}`,
      ]
    : [mailTexts[language].labels.openTicket]
  const way = isOneOfMany ? [`${From.Name} → ${To.Name}`] : []
  return [...way, ...when, OperatorName, ClassName].join(' · ')
}

function othersOf(item: Exclude<Schemas['OrderItem'], { ItemContent: 'ferry' }>): string[] {
  switch (item.ItemContent) {
    case 'hotel':
      return countedNames(item.Hotel.Rooms.map(({ RoomName }) => RoomName))
    case 'transport': {
      const { PickUp, DropOff } = item.Transport
      return [DropOff === null ? PickUp : `${PickUp} → ${DropOff}`]
    }
    case 'cruise':
      return [`${item.Cruise.Ship} · ${item.Cruise.HomePort}`]
    default:
      return []
  }
}

/** `2 × Deluxe Room`, each name once. */
function countedNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${count} × ${name}`)
}
