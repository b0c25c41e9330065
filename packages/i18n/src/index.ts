export * from './languages.ts'
export * from './namespaces.ts'
export * from './create-i18n.ts'
export { loadMessages } from './load-messages.ts'
export type { LoadMessages, Messages } from './load-messages.ts'
export { loadTexts, TextsNotArrived } from './load-texts.ts'
export { createFormat } from './create-format.ts'
export type { Format } from './create-format.ts'
export { useFormat } from './use-format.ts'
export { countryOptions } from './country-options.ts'
export type { CountryOption } from './country-options.ts'
export { formatCountry } from './format-country.ts'
export { formatDate, formatDateAt, formatDateRange } from './format-date.ts'
export type { DateStyle } from './format-date.ts'
export * from './format-duration.ts'
export * from './format-list.ts'
export { currencySign, formatCurrencyName, formatMoney } from './format-money.ts'
export type { FormatMoneyOptions, FormattableMoney, WireMoney } from './format-money.ts'
export { formatFileSize, formatNumber, formatPercent } from './format-number.ts'
export { formatSentence, formatSentences } from './format-sentences.ts'
export * from './format-time.ts'

// Apps get i18next only from here, because a second copy of it would have neither this instance nor these types.
export {
  forgetFailedTexts,
  I18nProvider,
  replaceTexts,
  useTranslation,
} from './use-translation.tsx'
export type { ReplacedTexts, UseTranslationOptions } from './use-translation.tsx'
export type { i18n as I18n, ParseKeys, TFunction } from 'i18next'
