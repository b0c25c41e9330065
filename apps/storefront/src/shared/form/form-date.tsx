import { languageOf, useTranslation } from '@selat/i18n'
import { DateField } from '@selat/ui/date-field'
import { Controller } from 'react-hook-form'

import { useLanguage } from '../locale.ts'
import { useFieldIssues } from './field-issues.ts'
import { FieldWarning } from './form-field.tsx'

export type FormDateProps = { name: string; label: string; isOwnBirthDate?: boolean }

/** A date that is typed, in the order of the language. */
export function FormDate({ name, label, isOwnBirthDate = false }: FormDateProps) {
  const { t } = useTranslation('passenger')
  const { idOf, errorOf, warningOf } = useFieldIssues()
  const { locale } = languageOf(useLanguage())
  const warning = warningOf(name)
  return (
    <Controller
      name={name}
      render={({ field }) => (
        <div data-name={name}>
          <DateField
            id={idOf(name)}
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
