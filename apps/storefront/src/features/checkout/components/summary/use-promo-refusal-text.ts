import { isCalendarDate } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

import type { RefusalParams } from '../../model/check-checkout.ts'

/** Puts why a promo code is refused into words. */
export function usePromoRefusalText(): (params: RefusalParams) => string {
  const { t } = useTranslation('order')
  const format = useFormat()
  const dayOf = (value: unknown) =>
    typeof value === 'string' && isCalendarDate(value.slice(0, 10))
      ? format.date(value.slice(0, 10), 'short')
      : null
  return (params) => {
    switch (params['reason']) {
      case 'unknown':
        return t('promo.unknown')
      case 'not_yet': {
        const date = dayOf(params['from'])
        return date === null ? t('promo.notYet') : t('promo.notYetFrom', { date })
      }
      case 'expired': {
        const date = dayOf(params['until'])
        return date === null ? t('promo.expired') : t('promo.expiredOn', { date })
      }
      case 'used_up':
        return t('promo.usedUp')
      case 'minimum':
        return t('promo.minimum', { amount: format.money(toMoney(params)) })
      case 'product':
        return t('promo.product')
      case 'currency':
        return t('promo.currency')
      case 'once':
        return t('promo.once')
      default:
        return t('promo.refused')
    }
  }
}

function toMoney({ amount, currency, exponent }: RefusalParams) {
  return { Amount: Number(amount), Currency: String(currency), Exponent: Number(exponent) }
}
