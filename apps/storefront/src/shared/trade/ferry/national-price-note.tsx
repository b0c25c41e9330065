import { useFormat, useTranslation } from '@selat/i18n'

type NationalPriceNoteProps = { countries: readonly string[]; className?: string }

/** Says that some passports have prices of their own, which differ from the one shown; shows nothing if none have. */
export function NationalPriceNote({ countries, className = '' }: NationalPriceNoteProps) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  if (countries.length === 0) return null
  const names = [...new Set(countries)].map((code) => format.country(code))
  return (
    <p className={`text-sm text-muted-foreground ${className}`}>
      {t('national.note', { countries: format.list(names) })}
    </p>
  )
}
