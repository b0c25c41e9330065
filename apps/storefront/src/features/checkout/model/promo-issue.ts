import { isCalendarDate, issue } from '@selat/domain'
import type { Issue } from '@selat/domain'

const path = ['promoCode']

/** Returns why the server refused a promo code, with the day or the amount if the server gave one. */
export function promoIssue(params: Readonly<Record<string, unknown>>): Issue {
  switch (params['reason']) {
    case 'not_yet': {
      const startsOn = dayOf(params['from'])
      return startsOn === null
        ? issue(path, 'order.promo_not_yet')
        : issue(path, 'order.promo_not_before', { startsOn })
    }
    case 'expired': {
      const endedOn = dayOf(params['until'])
      return endedOn === null
        ? issue(path, 'order.promo_expired')
        : issue(path, 'order.promo_ended', { endedOn })
    }
    case 'minimum':
      return issue(path, 'order.promo_minimum', { minimum: toMoney(params) })
    case 'unknown':
    case 'used_up':
    case 'product':
    case 'currency':
    case 'once':
      return issue(path, `order.promo_${params['reason']}`)
    default:
      return issue(path, 'order.promo_refused')
  }
}

function dayOf(instant: unknown): string | null {
  const day = typeof instant === 'string' ? instant.slice(0, 10) : ''
  return isCalendarDate(day) ? day : null
}

function toMoney({ amount, currency, exponent }: Readonly<Record<string, unknown>>) {
  return { amount: Number(amount), currency: String(currency), exponent: Number(exponent) }
}
