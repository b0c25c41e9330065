import { useFormat, useTranslation } from '@selat/i18n'
import { memo, useMemo } from 'react'

import { likelyCallingCodes } from './calling-codes.ts'
import { useFormValues } from './form-values.ts'
import { hasCallingCode, type PhoneBook } from './read-phone.ts'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

export type PhoneFieldProps = {
  phoneBook: PhoneBook | null
  /** The path before `phoneCountry`, `phoneCode` and `phoneNumber` in the form's names; absent if there is none. */
  within?: string
  /** Whether the number is the visitor's own, which the browser knows (WCAG 1.3.5). */
  isOwn?: boolean
}

/**
 * Asks for the country code and the number. Until the phone book is loaded, the list has the likely countries and the
 * one chosen before.
 */
export function PhoneField({ phoneBook, within, isOwn = true }: PhoneFieldProps) {
  const { t } = useTranslation('common')
  const { setValue, getValues } = useFormValues<Record<string, string>>()
  const nameOf = (field: string) => (within === undefined ? field : `${within}.${field}`)
  const country = nameOf('phoneCountry')
  const number = nameOf('phoneNumber')
  const groups = useCallingCodes(phoneBook, {
    country: getValues(country) ?? '',
    code: getValues(nameOf('phoneCode')) ?? '',
  })
  const options = groups.flatMap((group) => group.options)
  const chooseCountry = (chosen: string) => {
    const code = options.find((option) => option.country === chosen)?.code
    if (code === undefined) return
    setValue(country, chosen, { shouldDirty: true, shouldTouch: true })
    setValue(nameOf('phoneCode'), code)
  }
  // A number that is pasted with its calling code chooses the country by itself.
  const takeApart = () => {
    const typed = getValues(number) ?? ''
    if (!phoneBook || !hasCallingCode(typed)) return
    const known = phoneBook.read(typed, getValues(country) ?? '')
    if (!known?.isPossible) return
    chooseCountry(known.country ?? options.find(({ code }) => code === known.code)?.country ?? '')
    setValue(number, known.number, { shouldDirty: true })
  }
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(11rem,2fr)_3fr]">
      <SelectField
        name={country}
        label={t('phone.code')}
        onEdit={() => chooseCountry(getValues(country) ?? '')}
        autoComplete={isOwn ? 'tel-country-code' : 'off'}
      >
        <CallingCodeOptions groups={groups} />
      </SelectField>
      <TextField
        name={number}
        label={t('phone.number')}
        onLeave={takeApart}
        type="tel"
        inputMode="tel"
        autoComplete={isOwn ? 'tel-national' : 'off'}
      />
    </div>
  )
}

type CallingCode = { country: string; code: string }
type CallingCodeGroup = { label: string; options: readonly (CallingCode & { name: string })[] }

/** Lists the calling codes. It is memoised, because a form renders with each key press and these are 250 options. */
const CallingCodeOptions = memo(function CallingCodeOptions({
  groups,
}: {
  groups: readonly CallingCodeGroup[]
}) {
  return groups.map((group) => (
    <optgroup key={group.label} label={group.label}>
      {group.options.map((option) => (
        <option key={option.country} value={option.country}>
          {`${option.name} (${option.code})`}
        </option>
      ))}
    </optgroup>
  ))
})

function useCallingCodes(
  phoneBook: PhoneBook | null,
  { country, code }: CallingCode,
): readonly CallingCodeGroup[] {
  const { t } = useTranslation('passenger')
  const format = useFormat()
  // The phone book has every country, including the one that was chosen before.
  const [kept, keptCode] = phoneBook === null ? [country, code] : ['', '']
  return useMemo(() => {
    const withName = (entry: CallingCode) => ({ ...entry, name: format.country(entry.country) })
    const isLikely = (one: string) => likelyCallingCodes.some((likely) => likely.country === one)
    const others =
      phoneBook?.callingCodes() ?? (kept === '' ? [] : [{ country: kept, code: keptCode }])
    const rest = others.filter((other) => !isLikely(other.country)).map(withName)
    return [
      { label: t('form.likelyCountries'), options: likelyCallingCodes.map(withName) },
      {
        label: t('form.allCountries'),
        options: format.sorted(rest, ({ name }) => name),
      },
    ].filter(({ options }) => options.length > 0)
  }, [phoneBook, kept, keptCode, format, t])
}
