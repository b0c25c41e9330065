import { useEffect } from 'react'

import type { FormValues } from '../../../../shared/kit/form/form-values.ts'
import type { CheckoutValues } from '../../../../shared/trade/checkout/checkout-values.ts'

/** While the contact is the first passenger, the contact's name follows what is typed for that one. */
export function useContactTravels(
  { contactTravels, passengers }: CheckoutValues,
  firstItem: string | undefined,
  setValue: FormValues<CheckoutValues>['setValue'],
): void {
  const first = firstItem === undefined ? undefined : passengers[firstItem]?.[0]
  const name = first ? `${first.firstName} ${first.isOneName ? '' : first.lastName}`.trim() : ''
  const followed = contactTravels && name !== '' ? name : null
  useEffect(() => {
    if (followed !== null) setValue('contact.name', followed, { shouldDirty: true })
  }, [followed, setValue])
}
