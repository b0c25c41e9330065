import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { type PriceGroup, type PriceLine, PriceLines } from '@selat/ui/price-lines'
import type { ReactNode } from 'react'

import { mergePriceLines } from './merge-price-lines.ts'

type Price = Schemas['Price']
type Line = Schemas['PriceLine']

export type PriceExplainedProps = {
  price: Price
  totalLabel: string
  note?: ReactNode
  /** Whether the order has ended, so that nothing is paid now or due at the counter. */
  isClosed?: boolean
  /** The labels over the lines of each part of the item, by their SectorIndex: “Outbound”, “Return”; “Room 1”. */
  partLabels?: readonly string[]
  className?: string
}

/** Shows every line of a price, part by part: the amounts that are paid now and those at the counter (CHK-12). */
export function PriceExplained(props: PriceExplainedProps) {
  const { price, totalLabel, note, isClosed = false, partLabels = [], className } = props
  const { t } = useTranslation('item')
  const format = useFormat()
  const toLine = useToLine()
  const lines = mergePriceLines(price.Lines)
  const groupsOf = (payAt: Line['PayAt'], title?: string): PriceGroup[] => {
    const paidThere = lines.filter((line) => line.PayAt === payAt)
    if (partLabels.length < 2) return [toGroup(title, paidThere.map(toLine))]
    // A discount applies to the whole price, so its line belongs to no part.
    const isOfPart = (part: number) => (line: Line) =>
      line.SectorIndex === part && line.Kind !== 'discount'
    return [
      ...partLabels.map((label, part) =>
        toGroup(
          [title, label].filter(Boolean).join(' · '),
          paidThere.filter(isOfPart(part)).map(toLine),
        ),
      ),
      toGroup(undefined, paidThere.filter(({ Kind }) => Kind === 'discount').map(toLine)),
    ].filter((group) => group.lines.length > 0)
  }
  const hasCounter = price.AtCounter.length > 0
  const onlineTitle = t(isClosed ? 'price.ofOnline' : 'price.online')
  const counterTitle = t(isClosed ? 'price.ofCounter' : 'price.atCounter')
  const atCounter = hasCounter ? groupsOf('counter', counterTitle) : []
  const last = atCounter.at(-1)
  if (last && !isClosed)
    last.subtotal = {
      label: t('price.atCounterTotal'),
      amount: format.list(price.AtCounter.map((amount) => format.money(amount))),
    }
  return (
    <div className={className}>
      <PriceLines
        caption={totalLabel}
        groups={[...groupsOf('online', hasCounter ? onlineTitle : undefined), ...atCounter]}
        total={{
          label: totalLabel,
          amount: format.money(price.Total),
          ...(note !== undefined && { note }),
        }}
      />
    </div>
  )
}

function toGroup(title: string | undefined, lines: PriceGroup['lines']): PriceGroup {
  return { ...(title !== undefined && { title }), lines }
}

function useToLine(): (line: Line) => PriceLine {
  const format = useFormat()
  return ({ Label, Quantity, UnitAmount, Amount, Kind }) => ({
    label: Label,
    // The detail does not break, because a single figure on a line would look like an amount.
    detail: `${format.number(Quantity)}\u00A0×\u00A0${format.money(UnitAmount)}`,
    amount: format.money(Amount),
    isDiscount: Kind === 'discount',
  })
}
