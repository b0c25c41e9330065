import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Check, X } from 'lucide-react'

import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'

type InclusionsProps = {
  includes: readonly string[]
  excludes: readonly string[]
  /** The amounts of those excluded charges whose amount is known. */
  charges: readonly Schemas['ExcludedCharge'][]
}

/** Lists what the price includes and what it excludes. */
export function Inclusions({ includes, excludes, charges }: InclusionsProps) {
  const { t } = useTranslation(['package', 'item'])
  const format = useFormat()
  return (
    <div className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
      <DetailSection title={t('price.includes')}>
        <ul className="flex flex-col gap-2">
          {includes.map((text) => (
            <li key={text} className="flex items-start gap-2.5">
              <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" />
              {text}
            </li>
          ))}
        </ul>
      </DetailSection>
      <DetailSection title={t('price.excludes')}>
        <ul className="flex flex-col gap-2 text-muted-foreground">
          {excludes.map((text) => (
            <li key={text} className="flex items-start gap-2.5">
              <X aria-hidden className="mt-1 size-4.5 shrink-0" />
              {text}
            </li>
          ))}
        </ul>
        {charges.length > 0 && (
          <ul className="mt-3 ms-7 flex flex-col gap-1 text-sm tabular">
            {charges.map(({ Label, Amount }) => (
              <li key={Label + Amount.Currency}>
                {t('item:tour.charge', { charge: Label, amount: format.money(Amount) })}
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
    </div>
  )
}
