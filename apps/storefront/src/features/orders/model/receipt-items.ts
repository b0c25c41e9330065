import type { Format } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type Line = Schemas['ReceiptLine']

export type ReceiptItem = { item: string; lines: Line[] }

/** The lines of a receipt under what they are for, in their order; lines of one item stand together. */
export function receiptItems(lines: readonly Line[]): ReceiptItem[] {
  const items: ReceiptItem[] = []
  for (const line of lines) {
    const last = items.at(-1)
    if (last?.item === line.Item) last.lines.push(line)
    else items.push({ item: line.Item, lines: [line] })
  }
  return items
}

/** “2 × $ 40.00”; what is taken off has no price of its own. */
export function unitText({ Amount, Quantity, UnitAmount }: Line, format: Format): string {
  if (Amount.Amount < 0) return ''
  return `${format.number(Quantity)}\u00A0×\u00A0${format.money(UnitAmount)}`
}
