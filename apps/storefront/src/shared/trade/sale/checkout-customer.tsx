import type { TravelSector } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { notify } from '../../app/notify.ts'
import { countryOfCode } from '../../kit/form/country-of-code.ts'
import { useFormValues } from '../../kit/form/form-values.ts'
import {
  chooseCustomer,
  type ChosenCustomer,
  useChosenCustomer,
} from '../agency/chosen-customer.ts'
import { customerQuery } from '../agency/customers.ts'
import { type CheckoutValues, sourceOf } from '../checkout/checkout-values.ts'
import { detailsOf, draftOfSaved, type PassengerDetails } from '../passenger/passenger-details.ts'
import { CustomerField } from './customer-field.tsx'
import { fillPlaces } from './fill-places.ts'

type Customer = Schemas['Customer']

export type CheckoutCustomerProps = {
  /** The trips that ask for travellers by name. */
  travels: readonly { readonly itemId: string; readonly sectors: readonly TravelSector[] }[]
  onFill: (itemId: string, index: number, details: PassengerDetails) => void
}

/** Asks for the customer for whom the agency books, and fills in the contact and the travellers. */
export function CheckoutCustomer(props: CheckoutCustomerProps) {
  const { t } = useTranslation('customer')
  const queries = useQueryClient()
  const chosen = useChosenCustomer()
  const { getValues } = useFormValues<CheckoutValues>()
  const fill = useFill(props)
  const [said, setSaid] = useState('')
  const take = async (customer: Customer) => {
    chooseCustomer({ id: customer.Id, name: customer.Name })
    await fill(customer)
    setSaid(t('checkout.filled', { name: customer.Name }))
  }
  const takeById = async ({ id, name }: ChosenCustomer, isWanted = () => true) => {
    try {
      const customer = await queries.fetchQuery(customerQuery(id))
      if (isWanted()) await take(customer)
    } catch (error) {
      if (!isProblem(callErrorOf(error), 'not_found')) return
      chooseCustomer(null)
      notify({ title: t('checkout.gone', { name }) })
    }
  }
  const isUntouched = () => {
    const { name, email, phoneNumber } = getValues('contact')
    return name + email + phoneNumber === ''
  }
  // The chosen customer fills in the form once they are loaded, but only if the form is still empty.
  useEffect(() => {
    if (chosen && isUntouched()) void takeById(chosen, isUntouched)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it runs once, when the form opens
  }, [])
  return (
    <Card asChild className="mb-6">
      <section aria-labelledby="checkout-customer" className="p-5 sm:p-6">
        <h2 id="checkout-customer" className="text-xl">
          {t('checkout.title')}
        </h2>
        <p className="mt-1 mb-5 text-muted-foreground">{t('checkout.intro')}</p>
        <CustomerField
          id="checkout-customer-field"
          chosen={chosen}
          onChoose={(customer) => void take(customer)}
        />
        <p role="status" className="mt-2 text-sm text-success empty:hidden">
          {chosen && said}
        </p>
        {chosen && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={() => void takeById(chosen)}>
              {t('checkout.fillAgain')}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => chooseCustomer(null)}>
              {t('checkout.letGo')}
            </Button>
          </div>
        )}
      </section>
    </Card>
  )
}

function useFill({ travels, onFill }: CheckoutCustomerProps) {
  const { getValues, setValue } = useFormValues<CheckoutValues>()
  return async ({ Name, Email, PhoneCode, PhoneNumber, Passengers }: Customer) => {
    const country = await countryOfCode(PhoneCode)
    const contact = {
      name: Name,
      email: Email,
      phoneCountry: country,
      phoneCode: PhoneCode,
      phoneNumber: PhoneNumber,
    }
    setValue('contact', contact, { shouldDirty: true })
    const values = getValues()
    for (const { itemId, sectors } of travels) {
      if (sourceOf(itemId, values) !== itemId) continue
      const places = values.passengers[itemId] ?? []
      for (const { index, traveller } of fillPlaces(Passengers, places, sectors[0]))
        onFill(itemId, index, detailsOf(draftOfSaved(traveller)))
    }
  }
}
