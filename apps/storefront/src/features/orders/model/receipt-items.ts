import type { Format } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type Line = Schemas['ReceiptLine']

/** The lines of an item for one sector, or for its days; without a detail they are for the whole item. */
export type ReceiptPart = { detail: string; lines: Line[] }

export type ReceiptItem = { item: string; parts: ReceiptPart[] }

/** Groups the lines of a receipt by item, and those of an item by sector, in their order. */
export function receiptItems(lines: readonly Line[]): ReceiptItem[] {
  const items: ReceiptItem[] = []
  for (const line of lines) {
    const last = items.at(-1)
    if (last?.item === line.Item) addTo(last.parts, line)
    else items.push({ item: line.Item, parts: [toPart(line)] })
  }
  return items
}

function addTo(parts: ReceiptPart[], line: Line): void {
  const last = parts.at(-1)
  if (last?.detail === (line.Detail ?? '')) last.lines.push(line)
  else parts.push(toPart(line))
}

function toPart(line: Line): ReceiptPart {
  return { detail: line.Detail ?? '', lines: [line] }
}

/** Returns the quantity and the unit price, such as “2 × $ 40.00”; empty for a deduction, which has no unit price. */
export function unitText({ Amount, Quantity, UnitAmount }: Line, format: Format): string {
  if (Amount.Amount < 0) return ''
  return `${format.number(Quantity)}\u00A0×\u00A0${format.money(UnitAmount)}`
}

/** Returns what a refund is about: the travellers whose tickets were cancelled, then the items without tickets. */
export function refundedParts({ People = [], Items = [] }: Schemas['ReceiptRefund']): string[] {
  return [...People, ...Items]
}
