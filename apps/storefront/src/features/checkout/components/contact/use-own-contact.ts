import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { adminQueries } from '../../../../shared/app/api.ts'
import { useSessionView } from '../../../../shared/app/session-store.ts'
import { countryOfCode } from '../../../../shared/kit/form/country-of-code.ts'
import type { FormValues } from '../../../../shared/kit/form/form-values.ts'
import { useAgency } from '../../../../shared/trade/agency/use-agency.ts'
import type { CheckoutValues } from '../../../../shared/trade/checkout/checkout-values.ts'

/**
 * Fills e-mail and phone of a signed-in customer into what is empty of the contact. The device keeps neither, so they
 * come from the account, once, when the form opens. An agent books for others.
 */
export function useOwnContact({
  getValues,
  setValue,
}: Pick<FormValues<CheckoutValues>, 'getValues' | 'setValue'>): void {
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const isCustomer = useAgency() === null && isLoggedIn
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isCustomer) return
    let isCurrent = true
    const fillIn = async () => {
      const profile = await queryClient.fetchQuery(adminQueries.get('/admin/v1/profile'))
      const phoneCountry = await countryOfCode(profile.PhoneCode, profile.Nationality)
      if (!isCurrent) return
      const { contact } = getValues()
      const isPhoneEmpty = contact.phoneNumber.trim() === '' && profile.PhoneNumber !== ''
      setValue('contact', {
        ...contact,
        email: contact.email.trim() === '' ? profile.Email : contact.email,
        ...(isPhoneEmpty && {
          phoneCountry,
          phoneCode: profile.PhoneCode,
          phoneNumber: profile.PhoneNumber,
        }),
      })
    }
    fillIn().catch(() => {
      // Nobody waits for it; the contact is filled in by hand.
    })
    return () => {
      isCurrent = false
    }
  }, [isCustomer, queryClient, getValues, setValue])
}
