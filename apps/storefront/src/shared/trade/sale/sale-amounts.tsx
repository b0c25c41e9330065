import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type Money = Schemas['Money']

type SaleAmountsProps = {
  /** The amounts that the agency pays; `selling` has those that its customer pays. Both have one amount for each currency. */
  net: readonly Money[]
  selling: readonly Money[]
}

/** Shows what the agency pays, what its customer pays, and the difference. */
export function SaleAmounts({ net, selling }: SaleAmountsProps) {
  const { t } = useTranslation('markup')
  const format = useFormat()
  const margins = selling.map((sold) => {
    const paid = net.find(({ Currency }) => Currency === sold.Currency)?.Amount ?? 0
    const margin = { ...sold, Amount: sold.Amount - paid }
    const share = sold.Amount === 0 ? 0 : margin.Amount / sold.Amount
    return t('sale.share', { amount: format.money(margin), percent: format.percent(share) })
  })
  return (
    <dl className="flex flex-col gap-1.5">
      <Row name={t('sale.net')} values={net.map((amount) => format.money(amount))} />
      <Row
        name={t('sale.selling')}
        values={selling.map((amount) => format.money(amount))}
        isStrong
      />
      <Row name={t('sale.margin')} values={margins} />
    </dl>
  )
}

type RowProps = { name: string; values: readonly string[]; isStrong?: boolean }

export function Row({ name, values, isStrong = false }: RowProps) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isStrong ? 'font-bold' : ''}`}
    >
      <dt className={isStrong ? undefined : 'text-muted-foreground'}>{name}</dt>
      <dd className="ms-auto flex flex-col text-end tabular">
        {values.map((value) => (
          <span key={value} className="whitespace-nowrap">
            {value}
          </span>
        ))}
      </dd>
    </div>
  )
}
