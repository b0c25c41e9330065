import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useEffect, useState } from 'react'

import { travel } from '../../../shared/app/api.ts'
import { useSession } from '../../../shared/app/session-store.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { startPhone } from '../../../shared/kit/form/calling-codes.ts'
import { clearDraft, readDraft, saveDraft } from '../../../shared/kit/form/form-draft.ts'
import { loadPhoneBook, usePhoneBook } from '../../../shared/kit/form/use-phone-book.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { sameCall } from '../../../shared/kit/idempotency-key.ts'
import { checkRegistration, toRegisterInput } from '../model/check-registration.ts'
import type { RegistrationValues } from '../model/check-registration.ts'
import { rememberLogin } from '../model/known-login.ts'

const DRAFT = 'register'

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

/** The registration: what is typed survives a reload, but for the passwords; a lost answer never makes two accounts. */
export function useRegisterForm(onDone: (code: Schemas['EmailedCode'], username: string) => void) {
  const currency = useSession((state) => state.localCurrency)
  const { Account } = useTenant()
  const phoneBook = usePhoneBook()
  const [defaultValues] = useState<RegistrationValues>(() => ({
    ...readDraft(DRAFT, { ...empty, ...startPhone(currency) }),
    password: '',
    confirmation: '',
  }))
  const register = useServerForm<RegistrationValues, Schemas['EmailedCode']>({
    id: 'register',
    defaultValues,
    check: (values) =>
      checkRegistration(values, { phoneBook, passwordMinLength: Account.PasswordMinLength }),
    send: async (values) => {
      const body = toRegisterInput(values, phoneBook ?? (await loadPhoneBook()))
      const same = sameCall(`register ${JSON.stringify(body)}`)
      return unwrap(travel.post('/travel/v1/auth/register', { body, ...same }))
    },
    onDone: (code, { username, password }) => {
      clearDraft(DRAFT)
      rememberLogin({ username: username.trim(), password })
      onDone(code, username.trim())
    },
    fields,
  })
  const { values } = register
  const isDone = register.isDone
  useEffect(() => {
    const { password: _password, confirmation: _confirmation, ...typed } = values
    if (!isDone) saveDraft(DRAFT, typed)
  }, [values, isDone])
  return { ...register, phoneBook }
}
