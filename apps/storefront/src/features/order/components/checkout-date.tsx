import { languageOf, useTranslation } from '@selat/i18n'
import { DateField } from '@selat/ui/date-field'
import { Controller } from 'react-hook-form'

import { useLanguage } from '../../../shared/locale.ts'
import { fieldId } from '../model/checkout-values.ts'
import type { CheckoutValues } from '../model/checkout-values.ts'
import { FieldWarning } from './checkout-field.tsx'
import { useFieldIssues } from './field-issues.ts'

type DateName = `passengers.${string}.${number}.${'dateOfBirth' | 'dateOfIssue' | 'dateOfExpiry'}`

type CheckoutDateProps = { name: DateName; label: string; isOwnBirthDate?: boolean }

/** A date that is typed, in the order of the language. */
export function CheckoutDate({ name, label, isOwnBirthDate = false }: CheckoutDateProps) {
  const { t } = useTranslation('passenger')
  const { errorOf, warningOf } = useFieldIssues()
  const { locale } = languageOf(useLanguage())
  const warning = warningOf(name)
  return (
    <Controller<CheckoutValues, DateName>
      name={name}
      render={({ field }) => (
        <div data-name={name}>
          <DateField
            id={fieldId(name)}
            legend={label}
            value={field.value}
            onValueChange={field.onChange}
            locale={locale}
            labels={{ day: t('field.day'), month: t('field.month'), year: t('field.year') }}
            hint={warning && <FieldWarning text={warning} />}
            error={errorOf(name)}
            required
            isBirthDate={isOwnBirthDate}
          />
        </div>
      )}
    />
  )
}
