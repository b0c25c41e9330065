import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useItemName } from '../../../shared/trade/cart/items/use-item-name.ts'
import { byOrderText } from '../../../shared/trade/checkout/order-texts.ts'
import { usePassengerTitles } from '../../../shared/trade/passenger/use-passenger-titles.ts'

/** Names the field of an issue, such as “Passenger 2, Date of expiry”, with its item if there are several. */
export type FieldTitles = {
  ofField: (name: string) => string
  /** Returns the passenger of a field. */
  ofPassenger: (name: string) => string
}

export function useFieldTitles(items: readonly Schemas['CartItem'][]): FieldTitles {
  const { t } = useTranslation(['passenger', 'order', 'common'])
  const itemName = useItemName()
  const ofContact: Readonly<Record<string, string>> = {
    'contact.name': t('order:checkout.fullName'),
    'contact.email': t('order:checkout.email'),
    'contact.phoneCountry': t('common:phone.code'),
    'contact.phoneNumber': t('common:phone.number'),
    ...byOrderText(({ title }) => t(title)),
    hasAgreed: t('order:checkout.policy'),
  }
  const ofPassenger: Readonly<Record<string, string>> = usePassengerTitles()
  const titleOfPassenger = (name: string) => {
    const [, itemId, index] = name.split('.')
    const passenger = t('form.number', { number: Number(index) + 1 })
    const item = items.length > 1 && items.find(({ Id }) => Id === itemId)
    return item ? `${itemName(item)} · ${passenger}` : passenger
  }
  return {
    ofPassenger: titleOfPassenger,
    ofField: (name) => {
      if (!name.startsWith('passengers.')) return ofContact[name] ?? name
      const field = ofPassenger[name.slice(name.lastIndexOf('.') + 1)] ?? ''
      return t('order:checkout.fieldOf', { passenger: titleOfPassenger(name), field })
    },
  }
}
