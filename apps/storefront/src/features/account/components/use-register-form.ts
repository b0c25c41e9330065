import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useState } from 'react'

import { travel } from '../../../shared/app/api.ts'
import { useSession } from '../../../shared/app/session-store.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { startPhone } from '../../../shared/kit/form/calling-codes.ts'
import { readDraft } from '../../../shared/kit/form/form-draft.ts'
import { loadPhoneBook, usePhoneBook } from '../../../shared/kit/form/use-phone-book.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import {
  checkRegistration,
  type RegistrationValues,
  toRegisterInput,
} from '../model/check-registration.ts'
import { rememberLogin } from '../model/known-login.ts'

const draft = {
  key: 'register',
  textsOf: ({ password: _password, confirmation: _confirmation, ...texts }: RegistrationValues) =>
    texts,
}

const intentOf = (values: RegistrationValues) => `register ${JSON.stringify(values)}`

const empty = { name: '', username: '', email: '', phoneNumber: '', idCardNumber: '', referral: '' }

const fields = {
  pointers: {
    '/Name': 'name',
    '/Username': 'username',
    '/Email': 'email',
    '/PhoneCode': 'phoneCountry',
    '/PhoneNumber': 'phoneNumber',
    '/IdCardNumber': 'idCardNumber',
    '/Referral': 'referral',
    '/Password': 'password',
  },
  codes: { user_exists: 'username', account_exists: 'email' },
}

/**
 * Holds the registration. All typed values but the passwords survive a reload, and a retry after a lost answer does not
 * create a second account.
 */
export function useRegisterForm(onDone: (code: Schemas['EmailedCode'], username: string) => void) {
  const currency = useSession((state) => state.localCurrency)
  const { Account } = useTenant()
  const phoneBook = usePhoneBook()
  const [defaultValues] = useState<RegistrationValues>(() => ({
    ...readDraft(draft.key, { ...empty, ...startPhone(currency) }),
    password: '',
    confirmation: '',
  }))
  const register = useServerForm<RegistrationValues, Schemas['EmailedCode']>({
    id: 'register',
    defaultValues,
    check: (values) =>
      checkRegistration(values, { phoneBook, passwordMinLength: Account.PasswordMinLength }),
    draft,
    intentOf,
    send: async (values, same) => {
      const body = toRegisterInput(values, phoneBook ?? (await loadPhoneBook()))
      return unwrap(travel.post('/travel/v1/auth/register', { body, ...same }))
    },
    onDone: (code, { username, password }) => {
      rememberLogin({ username: username.trim(), password })
      onDone(code, username.trim())
    },
    fields,
  })
  return { ...register, phoneBook }
}
