import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'

/** Returns the function that says why something cannot be booked: by its code, else in the server's own words. */
export function useUnavailableText(): (reason: Schemas['Unavailable']) => string {
  const { t } = useTranslation('product')
  const format = useFormat()
  return ({ Code, Detail, Params }) => {
    const { date, first } = Params
    if (typeof date !== 'string') return Detail
    const day = { date: format.date(date, 'short') }
    switch (Code) {
      case 'sold_out':
      case 'seats_taken':
        return t('unavailable.soldOut', day)
      case 'product_unavailable':
        return t('unavailable.closed', day)
      case 'book_before':
        return typeof first === 'string'
          ? t('unavailable.firstDay', { date: format.date(first, 'short') })
          : Detail
      case 'no_return_sailing':
        return Detail
    }
    Code satisfies UnknownValue
    return Detail
  }
}
