import type { PassengerTitle } from '@selat/domain'
import { useTranslation } from '@selat/i18n'

import { CheckboxField } from '../../kit/form/checkbox-field.tsx'
import { CountryOptions } from '../../kit/form/country-options.tsx'
import { FormDate } from '../../kit/form/form-date.tsx'
import { useFieldValue, useFormValues } from '../../kit/form/form-values.ts'
import { SelectField } from '../../kit/form/select-field.tsx'
import { TextField } from '../../kit/form/text-field.tsx'
import type { PassengerDetails } from './passenger-details.ts'

export type PassengerFieldsProps = {
  /** Returns the name of a field in the surrounding form. */
  name: (field: keyof PassengerDetails) => string
  titles: readonly PassengerTitle[]
  hasPlaceOfBirth?: boolean
  /** Whether the passport may stay unknown, because nothing has been booked yet. */
  isForLater?: boolean
  /**
   * Whether the passenger is most likely the visitor; the browser knows nothing of the others (WCAG 1.3.5 asks for the user's
   * own data).
   */
  isVisitor?: boolean
}

/** Asks for the personal data of a passenger, as the passport has it. */
export function PassengerFields(props: PassengerFieldsProps) {
  const { name, titles, hasPlaceOfBirth = true, isForLater = false, isVisitor = false } = props
  const { t } = useTranslation('passenger')
  const { setValue } = useFormValues()
  const isOneName: unknown = useFieldValue(name('isOneName'))
  const token = (known: string) => (isVisitor ? known : 'off')
  return (
    <div className="@container flex flex-col gap-y-5">
      <div className="grid gap-x-4 gap-y-5 @min-[34rem]:grid-cols-[8.5rem_1fr_1fr]">
        <SelectField
          name={name('title')}
          label={t('field.title')}
          placeholder={t('form.choose')}
          options={titles.map((title) => ({ value: title, label: t(`titles.${title}`) }))}
          autoComplete={token('honorific-prefix')}
        />
        <TextField
          name={name('firstName')}
          label={t(isOneName ? 'field.onlyName' : 'field.firstName')}
          autoComplete={token('given-name')}
          autoCapitalize="characters"
          spellCheck={false}
          {...(isOneName === true && { className: '@min-[34rem]:col-span-2' })}
        />
        {!isOneName && (
          <TextField
            name={name('lastName')}
            label={t('field.lastName')}
            autoComplete={token('family-name')}
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        <CheckboxField
          name={name('isOneName')}
          onEdit={() => setValue(name('lastName'), '')}
          className="@min-[34rem]:col-span-2 @min-[34rem]:col-start-2"
          label={t('field.singleName')}
        />
      </div>
      {isForLater && (
        <TextField
          name={name('nativeName')}
          label={t('field.nativeName')}
          hint={t('field.nativeNameHint')}
          isOptional
          autoComplete="off"
          spellCheck={false}
          className="sm:max-w-sm"
        />
      )}
      <FormDate
        name={name('dateOfBirth')}
        label={t('field.dateOfBirth')}
        isOwnBirthDate={isVisitor}
      />
      <div
        className={`grid gap-x-4 gap-y-5 ${hasPlaceOfBirth ? '@min-[24rem]:grid-cols-2 @min-[46rem]:grid-cols-3' : '@min-[24rem]:grid-cols-2'}`}
      >
        <SelectField
          name={name('nationality')}
          label={t('field.nationality')}
          placeholder={t('form.chooseCountry')}
          autoComplete="off"
        >
          <CountryOptions />
        </SelectField>
        <SelectField
          name={name('countryOfResidence')}
          label={t('field.countryOfResidence')}
          placeholder={t('form.chooseCountry')}
          autoComplete={token('country')}
        >
          <CountryOptions />
        </SelectField>
        {hasPlaceOfBirth && (
          <TextField
            name={name('placeOfBirth')}
            label={t('field.placeOfBirth')}
            isOptional={isForLater}
            autoComplete="off"
          />
        )}
      </div>
    </div>
  )
}
