import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'
import { countryIn } from '../../../shared/kit/form/read-phone.ts'
import { useKeptDraft } from '../../../shared/kit/form/use-kept-draft.ts'
import { useKnownVersion } from '../../../shared/kit/form/use-known-version.ts'
import { loadPhoneBook, usePhoneBook } from '../../../shared/kit/form/use-phone-book.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { chooseCustomer, chosenCustomer } from '../../../shared/trade/agency/chosen-customer.ts'
import {
  readCustomer,
  saveCustomer,
  useCustomersChanged,
} from '../../../shared/trade/agency/customers.ts'
import { toPassengerIssue } from '../../../shared/trade/passenger/to-passenger-issue.ts'
import { draftOf, readTyped, toTexts } from '../model/customer-draft.ts'
import { customerPointers } from '../model/customer-pointers.ts'
import {
  checkCustomer,
  type CustomerValues,
  toCustomerInput,
  toValues,
} from '../model/customer-values.ts'

/** Holds the form of a customer. The domain's rules and the server's refusals are shown beside its fields. */
export function useCustomerForm(customer: Schemas['Customer'] | null) {
  const { t } = useTranslation('customer')
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const phoneBook = usePhoneBook()
  const changed = useCustomersChanged()
  const currency = useSessionView((view) => view.currencyUser)
  const version = useKnownVersion(customer)
  const { known } = version
  const id = known?.Id ?? null
  const stored = toValues(known, currency, phoneBook)
  const [start] = useState(() => readTyped(id, stored))
  const form = useServerForm<CustomerValues, Schemas['Customer']>({
    id: 'customer',
    defaultValues: start,
    check: (values) => checkCustomer(values, { phoneBook }),
    send: async (values): Promise<Schemas['Customer']> => {
      const book = phoneBook ?? (await loadPhoneBook())
      const body = toCustomerInput(values, book)
      if (!known) return saveCustomer(null, body)
      return version.save(known, {
        form: form.form,
        toValues: (now) => toValues(now, currency, book),
        send: ({ unchangedSince }) =>
          saveCustomer({ Id: known.Id, UpdatedAt: unchangedSince }, body),
        read: () => readCustomer(known.Id),
      })
    },
    onDone: (saved) => {
      if (chosenCustomer()?.id === saved.Id) chooseCustomer({ id: saved.Id, name: saved.Name })
      notify({ title: t('form.done', { name: saved.Name }) })
      void changed()
      return whileShown(() => navigate(paths.customers()))
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
    /** The fields that were saved elsewhere while they were edited here. */
    savedElsewhere: version.change,
    /** Whether there are typed values that are not saved, including those from before a reload. */
    isTyped,
  }
}
