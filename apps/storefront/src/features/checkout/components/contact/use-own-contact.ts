import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { adminQueries } from '../../../../shared/app/api.ts'
import { useSessionView } from '../../../../shared/app/session-store.ts'
import { countryOfCode } from '../../../../shared/kit/form/country-of-code.ts'
import type { FormValues } from '../../../../shared/kit/form/form-values.ts'
import { useAgency } from '../../../../shared/trade/agency/use-agency.ts'
import type { CheckoutValues } from '../../../../shared/trade/checkout/checkout-values.ts'

/**
 * Fills what is empty of the contact for a user who is logged in. The device stores neither e-mail nor phone, and a draft lacks
 * the name if the checkout was opened before the login. They are loaded from the account when the form opens. Members of an
 * agency book for others, so nothing is filled in for them.
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
      const { contact, contactTravels } = getValues()
      // The name of a contact who travels follows the passport.
      const isNameEmpty = contact.name.trim() === '' && !contactTravels
      const isPhoneEmpty = contact.phoneNumber.trim() === '' && profile.PhoneNumber !== ''
      setValue('contact', {
        ...contact,
        ...(isNameEmpty && { name: profile.Name }),
        email: contact.email.trim() === '' ? profile.Email : contact.email,
        ...(isPhoneEmpty && {
          phoneCountry,
          phoneCode: profile.PhoneCode,
          phoneNumber: profile.PhoneNumber,
        }),
      })
    }
    fillIn().catch(() => {
      // A failure needs no message, because the visitor can fill in the contact by hand.
    })
    return () => {
      isCurrent = false
    }
  }, [isCustomer, queryClient, getValues, setValue])
}
