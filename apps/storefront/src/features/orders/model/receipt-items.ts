import type { Format } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type Line = Schemas['ReceiptLine']

export type ReceiptItem = { item: string; lines: Line[] }

/** Groups the lines of a receipt by item, in their order. */
export function receiptItems(lines: readonly Line[]): ReceiptItem[] {
  const items: ReceiptItem[] = []
  for (const line of lines) {
    const last = items.at(-1)
    if (last?.item === line.Item) last.lines.push(line)
    else items.push({ item: line.Item, lines: [line] })
  }
  return items
}

/** Returns the quantity and the unit price, such as “2 × $ 40.00”; empty for a deduction, which has no unit price. */
export function unitText({ Amount, Quantity, UnitAmount }: Line, format: Format): string {
  if (Amount.Amount < 0) return ''
  return `${format.number(Quantity)}\u00A0×\u00A0${format.money(UnitAmount)}`
}
