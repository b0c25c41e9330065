import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type CartTotalsProps = Pick<Schemas['Cart'], 'Totals' | 'AtCounter'>

/** Shows what is paid now and what at the counter, one amount for each currency. */
export function CartTotals({ Totals, AtCounter }: CartTotalsProps) {
  const { t } = useTranslation('cart')
  return (
    <dl className="flex flex-col gap-3">
      <Amounts
        label={t('total.payNow')}
        amounts={Totals}
        className="text-2xl leading-tight max-[20rem]:text-lg"
      />
      {AtCounter.length > 0 && <Amounts label={t('total.payAtCounter')} amounts={AtCounter} />}
    </dl>
  )
}

type AmountsProps = { label: string; amounts: readonly Schemas['Money'][]; className?: string }

function Amounts({ label, amounts, className = '' }: AmountsProps) {
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{label}</dt>
      <dd className={`ms-auto flex flex-col text-end font-bold tabular ${className}`}>
        {amounts.map((amount) => (
          <span key={amount.Currency} className="whitespace-nowrap">
            {format.money(amount)}
          </span>
        ))}
      </dd>
    </div>
  )
}
