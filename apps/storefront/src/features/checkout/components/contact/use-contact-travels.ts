import { useEffect } from 'react'

import type { FormValues } from '../../../../shared/kit/form/form-values.ts'
import type { CheckoutValues } from '../../../../shared/trade/checkout/checkout-values.ts'

/** Copies the name of the first passenger to the contact while the contact is that passenger. */
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
