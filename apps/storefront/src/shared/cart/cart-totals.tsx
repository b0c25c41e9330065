import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type CartTotalsProps = Pick<Schemas['Cart'], 'Totals' | 'AtCounter'>

/** What is paid now and what at the counter, one amount a currency. */
export function CartTotals({ Totals, AtCounter }: CartTotalsProps) {
  const { t } = useTranslation('cart')
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-3">
      <Amounts
        label={t('total.payNow')}
        amounts={Totals}
        className="text-2xl leading-tight font-bold"
      />
      {AtCounter.length > 0 && (
        <Amounts label={t('total.payAtCounter')} amounts={AtCounter} className="font-semibold" />
      )}
    </dl>
  )
}

type AmountsProps = { label: string; amounts: readonly Schemas['Money'][]; className: string }

function Amounts({ label, amounts, className }: AmountsProps) {
  const format = useFormat()
  return (
    <>
      <dt className="self-baseline">{label}</dt>
      <dd className={`flex flex-col self-baseline text-end tabular ${className}`}>
        {amounts.map((amount) => (
          <span key={amount.Currency} className="whitespace-nowrap">
            {format.money(amount)}
          </span>
        ))}
      </dd>
    </>
  )
}
