import { addCalendarMonths } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { FieldSet } from '@selat/ui/field-set'

import { todayHere } from '../../app/today-here.ts'
import { FormDate } from '../../kit/form/form-date.tsx'
import { TextField } from '../../kit/form/text-field.tsx'
import type { PassengerDetails } from './passenger-details.ts'

type PassportFieldsProps = {
  name: (field: keyof PassengerDetails) => string
  isOptional?: boolean
}

/**
 * The months that the calendar of a passport reaches. Ten years is the usual term, and none is valid for more than
 * fifteen.
 */
const TERM_MONTHS = 12 * 15

/**
 * Asks for the passport if a border is crossed. The fields have no autocomplete token, because browsers must not keep
 * it.
 */
export function PassportFields({ name, isOptional = false }: PassportFieldsProps) {
  const { t } = useTranslation('passenger')
  const today = todayHere()
  return (
    <FieldSet
      legend={t('form.passport')}
      className="@container mt-6 border-t border-border pt-3 [&>legend]:pe-3"
    >
      <div className="mt-1 grid gap-x-4 gap-y-5 @min-[39rem]:grid-cols-2">
        <TextField
          name={name('passportNumber')}
          label={t('field.passportNumber')}
          isOptional={isOptional}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputClassName="tabular"
        />
        <TextField
          name={name('placeOfIssue')}
          label={t('field.placeOfIssue')}
          isOptional={isOptional}
          autoComplete="off"
        />
        <FormDate
          name={name('dateOfIssue')}
          label={t('field.dateOfIssue')}
          isOptional={isOptional}
          calendar={{ min: addCalendarMonths(today, -TERM_MONTHS), max: today }}
        />
        <FormDate
          name={name('dateOfExpiry')}
          label={t('field.dateOfExpiry')}
          isOptional={isOptional}
          direction="future"
          calendar={{ min: today, max: addCalendarMonths(today, TERM_MONTHS) }}
        />
      </div>
    </FieldSet>
  )
}
