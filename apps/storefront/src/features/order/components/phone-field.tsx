import { useFormat, useTranslation } from '@selat/i18n'
import { Input } from '@selat/ui/input'
import { Select } from '@selat/ui/select'
import { useFormContext } from 'react-hook-form'

import { likelyCallingCodes } from '../model/calling-codes.ts'
import type { CheckoutValues } from '../model/checkout-values.ts'
import type { PhoneBook } from '../model/read-phone.ts'
import { CheckoutField } from './checkout-field.tsx'

/** Country code and number. Until the phone book is there, the list holds the likely countries and the one chosen before. */
export function PhoneField({ phoneBook }: { phoneBook: PhoneBook | null }) {
  const { t } = useTranslation('order')
  const { register, setValue, getValues } = useFormContext<CheckoutValues>()
  const groups = useCallingCodes(phoneBook)
  const options = groups.flatMap((group) => group.options)
  const chooseCountry = (country: string) => {
    const code = options.find((option) => option.country === country)?.code
    if (code === undefined) return
    setValue('contact.phoneCountry', country, { shouldDirty: true, shouldTouch: true })
    setValue('contact.phoneCode', code)
  }
  // A number pasted with its plus chooses the country by itself.
  const takeApart = () => {
    const { phoneNumber, phoneCountry } = getValues('contact')
    if (!phoneBook || !phoneNumber.trim().startsWith('+')) return
    const known = phoneBook.read(phoneNumber, phoneCountry)
    if (!known?.isPossible) return
    chooseCountry(known.country ?? options.find(({ code }) => code === known.code)?.country ?? '')
    setValue('contact.phoneNumber', known.number, { shouldDirty: true })
  }
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(11rem,2fr)_3fr]">
      <CheckoutField name="contact.phoneCountry" label={t('checkout.phoneCode')}>
        <Select
          {...register('contact.phoneCountry', {
            onChange: (event: { target: { value: string } }) => chooseCountry(event.target.value),
          })}
          autoComplete="tel-country-code"
        >
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(({ country, code, name }) => (
                <option key={country} value={country}>
                  {`${name} (${code})`}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </CheckoutField>
      <CheckoutField name="contact.phoneNumber" label={t('checkout.phone')}>
        <Input
          {...register('contact.phoneNumber', { onBlur: takeApart })}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </CheckoutField>
    </div>
  )
}

function useCallingCodes(phoneBook: PhoneBook | null) {
  const { t } = useTranslation('passenger')
  const { getValues } = useFormContext<CheckoutValues>()
  const format = useFormat()
  const { phoneCountry, phoneCode } = getValues('contact')
  const withName = (entry: { country: string; code: string }) => ({
    ...entry,
    name: format.country(entry.country),
  })
  const isLikely = (country: string) =>
    likelyCallingCodes.some((likely) => likely.country === country)
  const others = phoneBook?.callingCodes() ?? [{ country: phoneCountry, code: phoneCode }]
  const rest = others.filter(({ country }) => !isLikely(country)).map(withName)
  return [
    { label: t('form.likelyCountries'), options: likelyCallingCodes.map(withName) },
    {
      label: t('form.allCountries'),
      options: format.sorted(rest, ({ name }) => name),
    },
  ].filter(({ options }) => options.length > 0)
}
