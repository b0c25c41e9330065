import { numberFormat } from './intl-formats.ts'
import type { LanguageCode } from './languages.ts'

/** Formats a number with the language's grouping and decimal signs, with at most `maxDecimals` (2) places. */
export function formatNumber(value: number, language: LanguageCode, maxDecimals = 2): string {
  return numberFormat(language, { maximumFractionDigits: maxDecimals }).format(value)
}

/** Formats a share of 1 as per cent: 0.125 is 12.5%. */
export function formatPercent(share: number, language: LanguageCode): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

const kilobyte = 1024

/**
 * Formats a byte limit in the binary steps of the limits: `2 * 1024 * 1024` is 2 MB. With `overLimit`, the size of a
 * file that was refused for that limit gets as many decimals as it takes to differ from it. "This file is 2 MB, at most
 * 2 MB" would contradict itself.
 *
 * @example formatFileSize(5 * 1024 * 1024, 'EN') // '5 MB'
 * @example formatFileSize(2 * 1024 * 1024 + 420, 'EN', 2 * 1024 * 1024) // '2.0004 MB'
 */
export function formatFileSize(bytes: number, language: LanguageCode, overLimit?: number): string {
  if (overLimit === undefined || bytes === overLimit) return sizeText(bytes, language, 1)
  const limit = sizeText(overLimit, language, 1)
  let decimals = 1
  while (decimals < MAX_SIZE_DECIMALS && sizeText(bytes, language, decimals) === limit)
    decimals += 1
  return sizeText(bytes, language, decimals)
}

/** The number of decimals that shows one byte more than a limit of gigabytes. */
const MAX_SIZE_DECIMALS = 10

function sizeText(bytes: number, language: LanguageCode, maxDecimals: number): string {
  const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.min(steps.length - 1, bytes < kilobyte ? 0 : Math.floor(Math.log2(bytes) / 10))
  const value = formatNumber(bytes / kilobyte ** step, language, maxDecimals)
  // Intl writes "byte" in words and MB as "MB" in all five languages; the abbreviations are the same everywhere.
  return `${value}\u00A0${['B', 'kB', 'MB', 'GB'][step]}`
}
