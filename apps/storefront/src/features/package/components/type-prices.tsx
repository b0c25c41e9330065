import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { personPrice, TRIP_BANDS } from '../model/trip-choice.ts'

type Type = Schemas['PackageType']

/** Lists every type with all of its prices, and the refund rule for them. */
export function TypePrices({ product }: { product: Schemas['Package'] }) {
  const { t } = useTranslation('package')
  return (
    <DetailSection title={t('price.title')}>
      <ul className="flex flex-col gap-4">
        {product.Types.map((type) => (
          <li key={type.Code} className="rounded-lg border border-border bg-card p-4 sm:p-5">
            <h3 className="text-lg">{type.Name}</h3>
            <p className="text-sm text-muted-foreground">
              {type.Basis} · {t('form.bounds', { min: type.MinOrder, max: type.MaxOrder })}
            </p>
            <Prices type={type} />
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose">
        <span className="font-semibold">{t('price.refund')}</span> {product.RefundRule}
      </p>
    </DetailSection>
  )
}

function Prices({ type }: { type: Type }) {
  const { t } = useTranslation(['package', 'passenger'])
  const format = useFormat()
  return (
    <>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {TRIP_BANDS.map((band) => {
          const price = personPrice(type, band)
          return (
            <div key={band}>
              <dt className="text-sm text-muted-foreground">{t(`passenger:band.${band}`)}</dt>
              <dd className={price ? 'font-bold tabular' : 'text-muted-foreground'}>
                {price ? format.money(price) : t('price.notSold')}
              </dd>
            </div>
          )
        })}
      </dl>
      {type.SingleSupplement && (
        <p className="mt-3 text-sm text-muted-foreground tabular">
          {t('form.single', { amount: format.money(type.SingleSupplement) })}
        </p>
      )}
    </>
  )
}
