import { useTranslation } from '@selat/i18n'
import { FieldSet } from '@selat/ui/field-set'
import { Input } from '@selat/ui/input'
import { useFormContext } from 'react-hook-form'

import { FormDate } from '../../../shared/form/form-date.tsx'
import { FormField } from '../../../shared/form/form-field.tsx'
import { passengerField } from '../model/checkout-values.ts'
import type { CheckoutValues, PassengerValues } from '../model/checkout-values.ts'

/** The passport, asked for where a border is crossed. Browsers must not keep it, so nothing here has a token. */
export function PassportFields({ itemId, index }: { itemId: string; index: number }) {
  const { t } = useTranslation('passenger')
  const { register } = useFormContext<CheckoutValues>()
  const name = <Field extends keyof PassengerValues>(field: Field) =>
    passengerField(itemId, index, field)
  return (
    <FieldSet
      legend={t('form.passport')}
      className="mt-6 border-t border-border pt-3 [&>legend]:pe-3"
    >
      <div className="mt-1 grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField name={name('passportNumber')} label={t('field.passportNumber')}>
          <Input
            {...register(name('passportNumber'))}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="tabular"
          />
        </FormField>
        <FormField name={name('placeOfIssue')} label={t('field.placeOfIssue')}>
          <Input {...register(name('placeOfIssue'))} autoComplete="off" />
        </FormField>
        <FormDate name={name('dateOfIssue')} label={t('field.issuedOn')} />
        <FormDate name={name('dateOfExpiry')} label={t('field.expiresOn')} />
      </div>
    </FieldSet>
  )
}
