import type { LanguageCode } from './languages.ts'
import { languageOf } from './languages.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Intl formats are slow to make and stateless, so one of each kind is kept. */
export function numberFormat(
  language: LanguageCode,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = `${language}${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(languageOf(language).locale, options)
  formats.set(key, made)
  return made
}

/** A number in the language's grouping and decimal signs, at most `maxDecimals` (2) places. */
export function formatNumber(value: number, language: LanguageCode, maxDecimals = 2): string {
  return numberFormat(language, { maximumFractionDigits: maxDecimals }).format(value)
}

/** A share of 1 as per cent: 0.125 is 12.5%. */
export function formatPercent(share: number, language: LanguageCode): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

const kilobyte = 1024

/**
 * A byte limit as people say it, in the binary steps the limits are made of: `2 * 1024 * 1024` is 2 MB.
 *
 * @example formatFileSize(5 * 1024 * 1024, 'EN') // '5 MB'
 */
export function formatFileSize(bytes: number, language: LanguageCode): string {
  const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.min(steps.length - 1, bytes < kilobyte ? 0 : Math.floor(Math.log2(bytes) / 10))
  const value = formatNumber(bytes / kilobyte ** step, language, 1)
  // Intl writes "byte" in words and MB as "MB" in all five languages; the abbreviations are the same everywhere.
  return `${value}\u00A0${['B', 'kB', 'MB', 'GB'][step]}`
}
