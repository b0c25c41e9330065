import type { PassengerDraft } from '@selat/domain'
import { contactPersonRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'

import { useProblemText } from '../../app/problem-text.ts'
import { checkPhone, type PhoneBook, readPhone } from '../../kit/form/read-phone.ts'
import { useSingleMutation } from '../../kit/use-single-mutation.ts'
import { chooseCustomer, chosenCustomer, useChosenCustomer } from '../agency/chosen-customer.ts'
import { readCustomer, saveCustomer, useCustomersChanged } from '../agency/customers.ts'
import type { ContactValues } from '../checkout/checkout-values.ts'
import { mergeTravellers } from './merge-travellers.ts'

type Contact = Pick<Schemas['CustomerInput'], 'Name' | 'Email' | 'PhoneCode' | 'PhoneNumber'>

export type SaveToCustomerProps = {
  contact: ContactValues
  phoneBook: PhoneBook | null
  /** The travellers who are filled in without an error. */
  travellers: readonly PassengerDraft[]
}

/** Saves the typed values with the customer for whom it is booked, or as a new customer. */
export function SaveToCustomer({ contact, phoneBook, travellers }: SaveToCustomerProps) {
  const { t } = useTranslation('customer')
  const toText = useProblemText()
  const changed = useCustomersChanged()
  const chosen = useChosenCustomer()
  const [hasRefused, setRefused] = useState(false)
  const saving = useSingleMutation({
    mutationFn: async (input: Contact) => {
      if (!chosen)
        return saveCustomer(null, {
          ...input,
          Note: '',
          Passengers: mergeTravellers([], travellers),
        })
      const known = await readCustomer(chosen.id)
      const { Note, Passengers } = known
      // The server takes back the values that it has answered, even those that this version of the site does not know.
      const kept = Passengers as Schemas['SavedPassengerInput'][]
      const merged = mergeTravellers(kept, travellers)
      return saveCustomer(known, { ...input, Note, Passengers: merged })
    },
    onSuccess: () => void changed(),
  })
  const save = () => {
    const input = readContact(contact, phoneBook)
    setRefused(input === null)
    if (!input) return
    saving.mutate(input, {
      // The callback is not called once the page is left, because an order that was placed meanwhile has released the customer.
      onSuccess: ({ Id, Name }) => {
        if (chosenCustomer()?.id === chosen?.id) chooseCustomer({ id: Id, name: Name })
      },
    })
  }
  const failure = callErrorOf(saving.error)
  return (
    <div className="mt-6 flex flex-col items-start gap-2">
      <Button variant="outline" loading={saving.isPending} onClick={save}>
        <BookmarkPlus aria-hidden />
        {chosen ? t('save.to', { name: chosen.name }) : t('save.new')}
      </Button>
      <p role="status" className="text-sm text-muted-foreground">
        {hasRefused
          ? t('save.contactFirst')
          : saving.data && !saving.isPending
            ? t('save.done', { name: saving.data.Name })
            : t('save.hint')}
      </p>
      {failure && (
        <Alert variant="destructive" live="assertive">
          {toText(failure)}
        </Alert>
      )}
    </div>
  )
}

/** Returns the contact as it is sent; null while a part of it is missing or wrong. */
function readContact(contact: ContactValues, phoneBook: PhoneBook | null): Contact | null {
  const { code, number } = readPhone(contact, phoneBook)
  const { name, email } = contact
  const read = contactPersonRule.safeParse({ name, email, phoneCode: code, phoneNumber: number })
  if (!read.success || checkPhone(contact, phoneBook).length > 0) return null
  const { data } = read
  return {
    Name: data.name,
    Email: data.email,
    PhoneCode: data.phoneCode,
    PhoneNumber: data.phoneNumber,
  }
}
