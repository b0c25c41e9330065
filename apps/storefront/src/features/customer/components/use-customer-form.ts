import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'
import { countryIn } from '../../../shared/kit/form/read-phone.ts'
import { useKeptDraft } from '../../../shared/kit/form/use-kept-draft.ts'
import { loadPhoneBook, usePhoneBook } from '../../../shared/kit/form/use-phone-book.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { chooseCustomer, chosenCustomer } from '../../../shared/trade/agency/chosen-customer.ts'
import { saveCustomer, useCustomersChanged } from '../../../shared/trade/agency/customers.ts'
import { toPassengerIssue } from '../../../shared/trade/passenger/to-passenger-issue.ts'
import { draftOf, readTyped, toTexts } from '../model/customer-draft.ts'
import { customerPointers } from '../model/customer-pointers.ts'
import { checkCustomer, toCustomerInput, toValues } from '../model/customer-values.ts'
import type { CustomerValues } from '../model/customer-values.ts'

/** Holds the form of a customer. The domain's rules and the server's refusals are shown beside its fields. */
export function useCustomerForm(customer: Schemas['Customer'] | null) {
  const { t } = useTranslation('customer')
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const phoneBook = usePhoneBook()
  const changed = useCustomersChanged()
  const currency = useSessionView((view) => view.currencyUser)
  const id = customer?.Id ?? null
  const stored = toValues(customer, currency, phoneBook)
  const [start] = useState(() => readTyped(id, stored))
  const form = useServerForm<CustomerValues, Schemas['Customer']>({
    id: 'customer',
    defaultValues: start,
    check: (values) => checkCustomer(values, { phoneBook }),
    send: async (values) =>
      saveCustomer(id, toCustomerInput(values, phoneBook ?? (await loadPhoneBook()))),
    onDone: (saved) => {
      if (chosenCustomer()?.id === saved.Id) chooseCustomer({ id: saved.Id, name: saved.Name })
      notify({ title: t('form.done', { name: saved.Name }) })
      void changed()
      whileShown(() => void navigate(paths.customers()))
    },
    fields: {
      pointers: customerPointers,
      toIssue: toPassengerIssue,
    },
  })
  const { getValues, setValue } = form.form
  // A calling code that the short list lacks gets its country from the phone book.
  useEffect(() => {
    const { phoneCountry, phoneCode } = getValues()
    if (phoneCountry === '') setValue('phoneCountry', countryIn(phoneBook, phoneCode))
  }, [phoneBook, getValues, setValue])
  const isTyped = useKeptDraft(draftOf(id), {
    stored: toTexts(stored),
    typed: toTexts(form.values),
    isSending: form.isSending,
  })
  return {
    form,
    phoneBook,
    /** Whether there are typed values that are not saved, including those from before a reload. */
    isTyped,
  }
}
