import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { PriceLines } from '@selat/ui/price-lines'
import type { PriceGroup } from '@selat/ui/price-lines'
import type { ReactNode } from 'react'

import { mergePriceLines } from './merge-price-lines.ts'

type Price = Schemas['Price']

export type PriceExplainedProps = {
  price: Price
  totalLabel: string
  note?: ReactNode
  /** “Outbound”, “Return”: says which crossing a line is of, by its SectorIndex. */
  sectorLabels?: readonly string[]
  className?: string
}

/** Every line of a price: what is paid now and what at the counter (CHK-12). */
export function PriceExplained(props: PriceExplainedProps) {
  const { price, totalLabel, note, sectorLabels = [], className } = props
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const lines = mergePriceLines(price.Lines)
  const toGroup = (payAt: Schemas['PriceLine']['PayAt'], title?: string): PriceGroup => ({
    ...(title !== undefined && { title }),
    lines: lines
      .filter((line) => line.PayAt === payAt)
      .map((line) => ({
        label: line.Label,
        detail: [
          sectorLabels[line.SectorIndex],
          `${format.number(line.Quantity)}\u00A0×\u00A0${format.money(line.UnitAmount)}`,
        ]
          .filter(Boolean)
          .join(' · '),
        amount: format.money(line.Amount),
        isDiscount: line.Kind === 'discount',
      })),
  })
  const hasCounter = price.AtCounter.length > 0
  const counter = {
    ...toGroup('counter', t('fare.atCounter')),
    subtotal: {
      label: t('fare.atCounterTotal'),
      amount: format.list(price.AtCounter.map((amount) => format.money(amount))),
    },
  }
  return (
    <div className={className}>
      <PriceLines
        caption={totalLabel}
        groups={[
          toGroup('online', hasCounter ? t('fare.online') : undefined),
          ...(hasCounter ? [counter] : []),
        ]}
        total={{
          label: totalLabel,
          amount: format.money(price.Total),
          ...(note !== undefined && { note }),
        }}
      />
    </div>
  )
}
