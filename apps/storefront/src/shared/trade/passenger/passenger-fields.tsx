import type { PassengerTitle } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Checkbox } from '@selat/ui/checkbox'
import { Input } from '@selat/ui/input'
import { Select } from '@selat/ui/select'
import { useFormContext, useWatch } from 'react-hook-form'

import { CountryOptions } from '../../kit/form/country-options.tsx'
import { FormDate } from '../../kit/form/form-date.tsx'
import { FormField } from '../../kit/form/form-field.tsx'
import type { PassengerDetails } from './passenger-details.ts'

export type PassengerFieldsProps = {
  /** The name of a field in the form around. */
  name: (field: keyof PassengerDetails) => string
  titles: readonly PassengerTitle[]
  hasPlaceOfBirth?: boolean
  /** Whether the passport may stay unknown: nobody has booked anything yet. */
  isForLater?: boolean
  /** Most likely the visitor; of the others the browser knows nothing (WCAG 1.3.5 asks for the user's own data). */
  isVisitor?: boolean
}

/** Who someone is, as the passport says it. */
export function PassengerFields(props: PassengerFieldsProps) {
  const { name, titles, hasPlaceOfBirth = true, isForLater = false, isVisitor = false } = props
  const { t } = useTranslation('passenger')
  const { register, setValue, control } = useFormContext()
  const isOneName: unknown = useWatch({ control, name: name('isOneName') })
  const token = (known: string) => (isVisitor ? known : 'off')
  return (
    <div className="@container flex flex-col gap-y-5">
      <div className="grid gap-x-4 gap-y-5 @min-[34rem]:grid-cols-[8.5rem_1fr_1fr]">
        <FormField name={name('title')} label={t('field.title')}>
          <Select
            {...register(name('title'))}
            placeholder={t('form.choose')}
            options={titles.map((title) => ({ value: title, label: t(`titles.${title}`) }))}
            autoComplete={token('honorific-prefix')}
          />
        </FormField>
        <FormField
          name={name('firstName')}
          label={t(isOneName ? 'field.onlyName' : 'field.firstName')}
          {...(isOneName === true && { className: '@min-[34rem]:col-span-2' })}
        >
          <Input
            {...register(name('firstName'))}
            autoComplete={token('given-name')}
            autoCapitalize="characters"
            spellCheck={false}
          />
        </FormField>
        {!isOneName && (
          <FormField name={name('lastName')} label={t('field.lastName')}>
            <Input
              {...register(name('lastName'))}
              autoComplete={token('family-name')}
              autoCapitalize="characters"
              spellCheck={false}
            />
          </FormField>
        )}
        <Checkbox
          {...register(name('isOneName'), {
            onChange: () => setValue(name('lastName'), ''),
          })}
          className="@min-[34rem]:col-span-2 @min-[34rem]:col-start-2"
          label={t('field.singleName')}
        />
      </div>
      {isForLater && (
        <FormField
          name={name('nativeName')}
          label={t('field.nativeName')}
          hint={t('field.nativeNameHint')}
          isOptional
          className="sm:max-w-sm"
        >
          <Input {...register(name('nativeName'))} autoComplete="off" spellCheck={false} />
        </FormField>
      )}
      <FormDate
        name={name('dateOfBirth')}
        label={t('field.dateOfBirth')}
        isOwnBirthDate={isVisitor}
      />
      <div
        className={`grid gap-x-4 gap-y-5 ${hasPlaceOfBirth ? '@min-[24rem]:grid-cols-2 @min-[46rem]:grid-cols-3' : '@min-[24rem]:grid-cols-2'}`}
      >
        <FormField name={name('nationality')} label={t('field.nationality')}>
          <Select
            {...register(name('nationality'))}
            placeholder={t('form.chooseCountry')}
            autoComplete="off"
          >
            <CountryOptions />
          </Select>
        </FormField>
        <FormField name={name('countryOfResidence')} label={t('field.residence')}>
          <Select
            {...register(name('countryOfResidence'))}
            placeholder={t('form.chooseCountry')}
            autoComplete={token('country')}
          >
            <CountryOptions />
          </Select>
        </FormField>
        {hasPlaceOfBirth && (
          <FormField
            name={name('placeOfBirth')}
            label={t('field.placeOfBirth')}
            isOptional={isForLater}
          >
            <Input {...register(name('placeOfBirth'))} autoComplete="off" />
          </FormField>
        )}
      </div>
    </div>
  )
}
