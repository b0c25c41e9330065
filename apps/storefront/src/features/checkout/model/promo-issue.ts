import { type CalendarDate, isCalendarDate, issue, type Issue } from '@selat/domain'

const path = ['promoCode']

/** Returns why the server refused a promo code, with the day or the amount if the server gave one. */
export function promoIssue(params: Readonly<Record<string, unknown>>): Issue {
  const { reason, date } = params
  switch (reason) {
    case 'not_yet':
      return isDay(date)
        ? issue(path, 'order.promo_not_before', { startsOn: date })
        : issue(path, 'order.promo_not_yet')
    case 'expired':
      return isDay(date)
        ? issue(path, 'order.promo_ended', { endedOn: date })
        : issue(path, 'order.promo_expired')
    case 'minimum':
      return issue(path, 'order.promo_minimum', { minimum: toMoney(params) })
    case 'unknown':
    case 'used_up':
    case 'product':
    case 'currency':
    case 'once':
      return issue(path, `order.promo_${reason}`)
    default:
      return issue(path, 'order.promo_refused')
  }
}

/** Whether the server gave a day; an older API does not. */
const isDay = (date: unknown): date is CalendarDate =>
  typeof date === 'string' && isCalendarDate(date)

function toMoney({ amount, currency, exponent }: Readonly<Record<string, unknown>>) {
  return { amount: Number(amount), currency: String(currency), exponent: Number(exponent) }
}
