import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../../engine/language.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { mailDay } from '../../../world/texts/mail-format.ts'
import { fillPhrase } from '../../../world/texts/phrases.ts'
import { productOf } from '../../product/registry.ts'
import { toWireBooking } from '../../product/wire-booking.ts'
import type { OrderItem } from '../booking/load-order.ts'

type Line = Schemas['ReceiptLine']

/**
 * Returns the lines of an item that were paid online, each with its sailing, or with its days and its room. Lines with equal
 * texts and unit prices are merged: a charge is sold by band, and if it costs the same in each, the receipt shows one line.
 */
export function itemLines(item: OrderItem, reader: WorldReader): Line[] {
  const product = productOf(item.item_content)
  const title = product.title(reader, item.booking)
  const wire = toWireBooking(reader, item)
  const when = product.when(wire, reader.language)
  const lines = wire.Price.Lines.filter(({ PayAt }) => PayAt === 'online').map((line): Line => {
    const { Kind, Label, Quantity, UnitAmount, Amount } = line
    // A discount is taken off the whole item.
    const detail =
      Kind === 'discount' ? '' : partOf(wire, line, { when, language: reader.language })
    const text = { Item: title, Label, ...(detail !== '' && { Detail: detail }) }
    return { ...text, Quantity, UnitAmount, Amount }
  })
  return merged(lines)
}

type StayTexts = { readonly when: string; readonly language: LanguageCode }

/**
 * Returns the part of an item that a line is for: the sailing of a ferry, or the days, with the room if a stay has several.
 */
function partOf(
  wire: ReturnType<typeof toWireBooking>,
  line: Schemas['PriceLine'],
  { when, language }: StayTexts,
): string {
  if (wire.ItemContent !== 'hotel' || wire.Hotel.Rooms.length < 2)
    return crossingOf(wire, line, language) || when
  const room = fillPhrase('stay.room', language, { number: String(line.SectorIndex + 1) })
  return `${room} · ${when}`
}

/**
 * Returns the direction and the day of a ferry's line as they were sold. The direction is left out if the item has only one,
 * because its title contains it.
 */
function crossingOf(
  wire: ReturnType<typeof toWireBooking>,
  { SectorIndex }: Schemas['PriceLine'],
  language: LanguageCode,
): string {
  if (wire.ItemContent !== 'ferry') return ''
  const { Sectors } = wire.Ferry
  const sector = Sectors[SectorIndex]
  if (!sector) return ''
  const { From, To, Sailing } = sector
  const way = Sectors.length > 1 ? [`${From.Name} → ${To.Name}`] : []
  return [...way, ...(Sailing ? [mailDay(Sailing.DepartsAt, language)] : [])].join(' · ')
}

function merged(lines: readonly Line[]): Line[] {
  const alike = Map.groupBy(lines, ({ Label, Detail, UnitAmount }) =>
    JSON.stringify([Label, Detail, UnitAmount]),
  )
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const quantity = same.reduce((sum, { Quantity }) => sum + Quantity, 0)
    const amount = same.reduce((sum, { Amount }) => sum + Amount.Amount, 0)
    return [{ ...first, Quantity: quantity, Amount: { ...first.Amount, Amount: amount } }]
  })
}
