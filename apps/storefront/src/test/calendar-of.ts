import { createFormat, createI18n, type LanguageCode, loadMessages } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { calendarFile } from '../shared/trade/ticket/calendar-file.ts'

/** Returns the downloaded calendar of an order with these items. */
export async function calendarOf(items: Schemas['OrderItem'][], language: LanguageCode = 'EN') {
  const i18n = await createI18n({ language, preload: ['ticket', 'ferry'], load: loadMessages })
  return calendarFile({
    order: {
      Id: 'ord_5T8Q2MZK7C',
      ConfirmationNumber: 'NST-4KQ7ZP',
      Items: items,
      AsOf: '2026-11-20T06:30:00Z',
    },
    url: 'https://www.selat.test/order-detail?order=ord_5T8Q2MZK7C',
    host: 'www.selat.test',
    t: i18n.getFixedT(null, ['ticket', 'ferry']),
    format: createFormat(language),
  })
}

/** Returns unfolded lines, because a reader joins what was broken after 75 octets (RFC 5545, 3.1). */
export function unfoldedLines(calendar: string): string[] {
  return calendar.replaceAll('\r\n ', '').split('\r\n')
}

export function countEvents(lines: readonly string[]): number {
  return lines.filter((line) => line === 'BEGIN:VEVENT').length
}
