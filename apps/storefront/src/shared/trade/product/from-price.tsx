import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { PricePer } from '@selat/ui/price-per'

import { knownUnit } from '../../app/known/known-products.ts'
import { usePriceKindText } from '../price/use-price-kind-text.ts'

/** Shows a price such as “from Rp150,000 per person”, or says that nothing is on sale. */
export function FromPrice({
  from,
  className,
}: {
  from: Schemas['FromPrice'] | null
  className?: string
}) {
  const { t } = useTranslation('product')
  const format = useFormat()
  const kind = usePriceKindText()
  if (!from) return <p className={className}>{t('card.notOnSale')}</p>
  return (
    <PricePer
      before={t('card.from')}
      amount={format.money(from.Amount)}
      per={[t(`per.${knownUnit(from.Per)}`), kind].filter(Boolean).join(' · ')}
      {...(className !== undefined && { className })}
    />
  )
}
