import { useTranslation } from '@selat/i18n'
import { Card } from '@selat/ui/card'
import { Input } from '@selat/ui/input'
import { Textarea } from '@selat/ui/textarea'
import { useFormContext } from 'react-hook-form'

import { FormField } from '../../../shared/kit/form/form-field.tsx'
import type { CheckoutValues } from '../../../shared/trade/checkout/checkout-values.ts'

/** What may stay empty: a word to the agency, and a code of one's own or a referrer's. */
export function ExtrasSection() {
  const { t } = useTranslation('order')
  const { register } = useFormContext<CheckoutValues>()
  return (
    <Card asChild>
      <section aria-labelledby="checkout-extras" className="mt-10 p-5 sm:p-6">
        <h2 id="checkout-extras" className="text-xl">
          {t('checkout.extrasTitle')}
        </h2>
        <div className="mt-5 flex flex-col gap-5">
          <FormField name="note" label={t('checkout.note')} isOptional>
            <Textarea {...register('note')} rows={3} />
          </FormField>
          <FormField
            name="codeReference"
            label={t('checkout.codeReference')}
            hint={t('checkout.codeReferenceHint')}
            isOptional
            className="max-w-sm"
          >
            <Input {...register('codeReference')} autoComplete="off" />
          </FormField>
        </div>
      </section>
    </Card>
  )
}
