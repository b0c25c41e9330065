import { PASSENGER_REASONS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { loadPhoneBook, usePhoneBook } from '../../../shared/form/use-phone-book.ts'
import { useServerForm } from '../../../shared/form/use-server-form.ts'
import { notify } from '../../../shared/notify.ts'
import { usePassengerIssueText } from '../../../shared/passenger/use-passenger-issue-text.ts'
import { paths } from '../../../shared/paths.ts'
import { chooseCustomer, chosenCustomer } from '../../../shared/sale/chosen-customer.ts'
import { saveCustomer, useCustomersChanged } from '../../../shared/sale/customers.ts'
import { useSessionView } from '../../../shared/session-store.ts'
import { customerPointers } from '../model/customer-pointers.ts'
import { checkCustomer, toCustomerInput, toValues } from '../model/customer-values.ts'
import type { CustomerValues } from '../model/customer-values.ts'

/** The form of a customer, with the domain's rules and the server's refusals beside its fields. */
export function useCustomerForm(customer: Schemas['Customer'] | null) {
  const { t } = useTranslation('customer')
  const navigate = useNavigate()
  const phoneBook = usePhoneBook()
  const toText = usePassengerIssueText()
  const changed = useCustomersChanged()
  const currency = useSessionView((view) => view.currencyUser)
  const id = customer?.Id ?? null
  const form = useServerForm<CustomerValues, Schemas['Customer']>({
    id: 'customer',
    defaultValues: toValues(customer, currency, phoneBook),
    check: (values) => checkCustomer(values, { phoneBook, toText }),
    send: async (values) =>
      saveCustomer(id, toCustomerInput(values, phoneBook ?? (await loadPhoneBook()))),
    onDone: (saved) => {
      if (chosenCustomer()?.id === saved.Id) chooseCustomer({ id: saved.Id, name: saved.Name })
      notify({ title: t('form.done', { name: saved.Name }) })
      void changed()
      void navigate(paths.customers())
    },
    fields: {
      pointers: customerPointers,
      tell: ({ code, params }) => {
        const reason = PASSENGER_REASONS.find((known) => known === code)
        return reason && toText({ reason, params })
      },
    },
  })
  const { getValues, setValue } = form.form
  // A calling code that the short list has not gets its country from the phone book.
  useEffect(() => {
    const { phoneCountry, phoneCode } = getValues()
    if (phoneCountry !== '' || phoneBook === null) return
    const known = phoneBook.callingCodes().find(({ code }) => code === phoneCode)
    if (known) setValue('phoneCountry', known.country)
  }, [phoneBook, getValues, setValue])
  return { form, phoneBook }
}
