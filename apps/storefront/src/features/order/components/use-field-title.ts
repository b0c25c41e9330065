import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useItemName } from '../../../shared/cart/cart-item-trip.ts'

/** Says which field an issue is about: “Passenger 2, date of expiry”, and of which item when there are several. */
export function useFieldTitle(items: readonly Schemas['CartItem'][]): (name: string) => string {
  const { t } = useTranslation(['passenger', 'order'])
  const itemName = useItemName()
  const ofContact: Readonly<Record<string, string>> = {
    'contact.name': t('order:checkout.fullName'),
    'contact.email': t('order:checkout.email'),
    'contact.phoneCountry': t('order:checkout.phoneCode'),
    'contact.phoneNumber': t('order:checkout.phone'),
    note: t('order:checkout.note'),
    codeReference: t('order:checkout.codeReference'),
    hasAgreed: t('order:checkout.policy'),
  }
  const ofPassenger: Readonly<Record<string, string>> = {
    title: t('field.title'),
    firstName: t('field.firstName'),
    lastName: t('field.lastName'),
    dateOfBirth: t('field.dateOfBirth'),
    placeOfBirth: t('field.placeOfBirth'),
    nationality: t('field.nationality'),
    countryOfResidence: t('field.residence'),
    passportNumber: t('field.passportNumber'),
    dateOfIssue: t('field.issuedOn'),
    dateOfExpiry: t('field.expiresOn'),
    placeOfIssue: t('field.placeOfIssue'),
  }
  return (name) => {
    const [group, itemId, index, field = ''] = name.split('.')
    if (group !== 'passengers') return ofContact[name] ?? name
    const item = items.length > 1 && items.find(({ Id }) => Id === itemId)
    return [
      item && itemName(item.Ferry),
      t('form.number', { number: Number(index) + 1 }),
      ofPassenger[field] ?? field,
    ]
      .filter(Boolean)
      .join(', ')
  }
}
