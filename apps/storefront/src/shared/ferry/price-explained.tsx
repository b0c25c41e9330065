import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { PriceLines } from '@selat/ui/price-lines'
import type { PriceGroup, PriceLine } from '@selat/ui/price-lines'
import type { ReactNode } from 'react'

import { mergePriceLines } from './merge-price-lines.ts'

type Price = Schemas['Price']
type Line = Schemas['PriceLine']

export type PriceExplainedProps = {
  price: Price
  totalLabel: string
  note?: ReactNode
  /** “Outbound”, “Return”: stands over the lines of a crossing, by their SectorIndex. */
  sectorLabels?: readonly string[]
  className?: string
}

/** Every line of a price, crossing by crossing: what is paid now and what at the counter (CHK-12). */
export function PriceExplained(props: PriceExplainedProps) {
  const { price, totalLabel, note, sectorLabels = [], className } = props
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const toLine = useToLine()
  const lines = mergePriceLines(price.Lines)
  const groupsOf = (payAt: Line['PayAt'], title?: string): PriceGroup[] => {
    const paidThere = lines.filter((line) => line.PayAt === payAt)
    if (sectorLabels.length < 2) return [toGroup(title, paidThere.map(toLine))]
    return sectorLabels
      .map((label, sector) =>
        toGroup(
          [title, label].filter(Boolean).join(' · '),
          paidThere.filter(({ SectorIndex }) => SectorIndex === sector).map(toLine),
        ),
      )
      .filter((group) => group.lines.length > 0)
  }
  const hasCounter = price.AtCounter.length > 0
  const atCounter = hasCounter ? groupsOf('counter', t('fare.atCounter')) : []
  const last = atCounter.at(-1)
  if (last)
    last.subtotal = {
      label: t('fare.atCounterTotal'),
      amount: format.list(price.AtCounter.map((amount) => format.money(amount))),
    }
  return (
    <div className={className}>
      <PriceLines
        caption={totalLabel}
        groups={[...groupsOf('online', hasCounter ? t('fare.online') : undefined), ...atCounter]}
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
    // Kept together, because a figure that stands alone reads as an amount.
    detail: `${format.number(Quantity)}\u00A0×\u00A0${format.money(UnitAmount)}`,
    amount: format.money(Amount),
    isDiscount: Kind === 'discount',
  })
}
