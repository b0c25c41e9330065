import { countryOptions, useFormat, useTranslation } from '@selat/i18n'
import { memo } from 'react'

/** The countries that most passengers in this region come from. */
export const likelyCountries = ['ID', 'SG', 'MY', 'CN', 'TW', 'HK', 'IN', 'PH', 'AU', 'GB']

/**
 * Lists every country, the likely ones first. It is memoised, because a form of ten passengers has five thousand of these
 * options.
 */
export const CountryOptions = memo(function CountryOptions() {
  const { t } = useTranslation('passenger')
  const countries = countryOptions(useFormat().language, likelyCountries)
  const toOption = ({ code, name }: (typeof countries)[number]) => (
    <option key={code} value={code}>
      {name}
    </option>
  )
  return (
    <>
      <optgroup label={t('form.likelyCountries')}>
        {countries.slice(0, likelyCountries.length).map(toOption)}
      </optgroup>
      <optgroup label={t('form.allCountries')}>
        {countries.slice(likelyCountries.length).map(toOption)}
      </optgroup>
    </>
  )
})
