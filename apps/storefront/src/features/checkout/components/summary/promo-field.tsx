import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Tag } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import { useProblemText } from '../../../../shared/app/problem-text.ts'
import { useFormValues } from '../../../../shared/kit/form/form-values.ts'
import { TextField } from '../../../../shared/kit/form/text-field.tsx'
import type { CheckoutValues } from '../../../../shared/trade/checkout/checkout-values.ts'
import type { Promo } from '../../api/use-promo.ts'

/** Takes a promo code, and shows its discount or why it was refused. */
export function PromoField({ promo }: { promo: Promo }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const toText = useProblemText()
  const { getValues, setValue } = useFormValues<CheckoutValues>()
  const { offer, isAsking, failure } = promo
  const ask = () => promo.ask(getValues('promoCode'))
  // Without this, the Enter key would place the order.
  const askByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    ask()
  }
  const remove = () => setValue('promoCode', '', { shouldDirty: true })
  return (
    <div className="flex max-w-md flex-col gap-3">
      <div className="flex items-start gap-2 max-sm:flex-col">
        <TextField
          name="promoCode"
          isOptional
          onLeave={ask}
          onKeyDown={askByEnter}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="grow max-sm:w-full"
          inputClassName="uppercase placeholder:normal-case"
        />
        {/* The button is in line with the field, whose label is above both. */}
        <Button
          variant="outline"
          className="sm:mt-6.5"
          loading={isAsking}
          onClick={offer ? remove : ask}
        >
          {t(offer ? 'promo.remove' : 'promo.apply')}
        </Button>
      </div>
      <p role="status" className="flex items-start gap-2 text-success empty:hidden">
        {offer && (
          <>
            <Tag aria-hidden className="mt-1 size-4 shrink-0" />
            <span>
              <span className="font-semibold">
                {t('promo.applied', { amount: format.money(offer.Discount) })}
              </span>
              <span className="block text-sm">{offer.Description}</span>
            </span>
          </>
        )}
      </p>
      {failure && (
        <Alert variant="warning" live="polite">
          {toText(failure)}
        </Alert>
      )}
    </div>
  )
}
