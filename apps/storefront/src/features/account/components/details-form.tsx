import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { Card } from '@selat/ui/card'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

import { admin } from '../../../shared/app/api.ts'
import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { CountryOptions } from '../../../shared/kit/form/country-options.tsx'
import { EmailField } from '../../../shared/kit/form/email-field.tsx'
import { readDraft } from '../../../shared/kit/form/form-draft.ts'
import { PhoneField } from '../../../shared/kit/form/phone-field.tsx'
import { countryIn, type PhoneBook } from '../../../shared/kit/form/read-phone.ts'
import { SavedElsewhereNotice } from '../../../shared/kit/form/saved-elsewhere.tsx'
import { SelectField } from '../../../shared/kit/form/select-field.tsx'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import { UnsavedGuard } from '../../../shared/kit/form/unsaved-guard.tsx'
import { useKeptDraft } from '../../../shared/kit/form/use-kept-draft.ts'
import { useKnownVersion } from '../../../shared/kit/form/use-known-version.ts'
import { loadPhoneBook, usePhoneBook } from '../../../shared/kit/form/use-phone-book.ts'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { useKeepProfile } from '../api/use-profile.ts'
import {
  checkDetails,
  type DetailsValues,
  toDetails,
  toProfileInput,
  withTyped,
} from '../model/profile-details.ts'

type Profile = Schemas['Profile']

const DRAFT = 'profile'

const fields = {
  pointers: {
    '/Name': 'name',
    '/Username': 'username',
    '/Email': 'email',
    '/StreetAddress': 'streetAddress',
    '/Nationality': 'nationality',
    '/PhoneCode': 'phoneCountry',
    '/PhoneNumber': 'phoneNumber',
  },
  codes: { user_exists: 'username', account_exists: 'email' },
} as const

/** Lets the owner of an account change its details. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common', 'passenger'])
  const phoneBook = usePhoneBook()
  const keepProfile = useKeepProfile()
  const version = useKnownVersion(profile)
  const stored = toDetails(version.known)
  const [start] = useState(() => readDraft(DRAFT, stored))
  // The address changes by its code, beside this form, so that the field has to follow it.
  const email = profile.PendingEmail ?? profile.Email
  const shown = { ...stored, email }
  const form = useServerForm<DetailsValues, Profile>({
    id: 'details',
    defaultValues: start,
    check: (values) => checkDetails(values, phoneBook),
    send: async (typed): Promise<Profile> => {
      const book = phoneBook ?? (await loadPhoneBook())
      const toValues = (saved: Profile) => withCountry(toDetails(saved), book)
      const send = (values: DetailsValues, query: { unchangedSince: string }) =>
        unwrap(admin.put('/admin/v1/profile', { query, body: toProfileInput(values, book) }))
      return version.save(version.known, {
        form: form.form,
        toValues,
        send: (query) => send(typed, query),
        read: () => unwrap(admin.get('/admin/v1/profile', {})),
        merge: (now, query) =>
          send(withTyped(toValues(now), { typed, shown: withCountry(shown, book) }), query),
      })
    },
    onDone: (saved) => {
      const isNewPending =
        saved.PendingEmail !== null && saved.PendingEmail !== profile.PendingEmail
      version.keep(saved)
      form.takeStored(toDetails(saved))
      keepProfile(saved)
      notify({
        title: t('details.saved'),
        ...(isNewPending && { description: t('success.codeSent') }),
      })
    },
    fields,
  })
  const { getValues, setValue } = form.form
  const shownEmail = useRef(email)
  useEffect(() => {
    // Text that was typed before a reload must stay as long as the address is the same.
    if (shownEmail.current === email) return
    shownEmail.current = email
    form.form.resetField('email', { defaultValue: email })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is the same for as long as the page lives
  }, [email])
  // The short list lacks some calling codes, whose country is known once the phone book is loaded.
  useEffect(() => {
    const { phoneCountry, phoneCode } = getValues()
    if (phoneCountry === '') setValue('phoneCountry', countryIn(phoneBook, phoneCode))
  }, [phoneBook, getValues, setValue])
  const isTyped = useKeptDraft(DRAFT, {
    stored: withCountry(shown, phoneBook),
    typed: form.values,
    isSending: form.isSending,
  })
  const titles = {
    name: t('field.name'),
    username: t('field.username'),
    email: t('field.email'),
    phoneCountry: t('common:phone.code'),
    phoneNumber: t('common:phone.number'),
    streetAddress: t('field.address'),
    nationality: t('field.nationality'),
  }
  return (
    <Card className="p-5 sm:p-6">
      <UnsavedGuard form={form} isActive={isTyped && !form.isSending} />
      <ServerForm
        form={form}
        label={t('details.title')}
        titles={titles}
        notices={{
          conflict: <SavedElsewhereNotice change={version.change} titles={titles} />,
        }}
        className="flex max-w-2xl flex-col gap-5"
        actions={
          <SubmitButton form={form} className="self-start">
            {t(form.isSending ? 'common:state.saving' : 'common:action.save')}
          </SubmitButton>
        }
      >
        <TextField name="name" autoComplete="name" />
        <TextField
          name="username"
          hint={t('hint.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <EmailField hint={t('details.emailHint')} />
        <PhoneField phoneBook={phoneBook} />
        <TextField name="streetAddress" isOptional autoComplete="street-address" />
        <SelectField name="nationality" isOptional autoComplete="off">
          <option value="">{t('passenger:form.chooseCountry')}</option>
          <CountryOptions />
        </SelectField>
        <IdCard masked={profile.IdCardNumberMasked} />
      </ServerForm>
    </Card>
  )
}

/** The details with the country of their calling code, which the short list of codes may lack. */
const withCountry = (details: DetailsValues, phoneBook: PhoneBook | null): DetailsValues => ({
  ...details,
  phoneCountry: details.phoneCountry || countryIn(phoneBook, details.phoneCode),
})

/** Shows the number of the identity card, which cannot be changed here. */
function IdCard({ masked }: { masked: string }) {
  const { t } = useTranslation(['account', 'common'])
  const format = useFormat()
  return (
    <dl>
      <dt className="text-sm font-semibold">{t('field.idCard')}</dt>
      <dd className="mt-1 text-lg tabular">{masked === '' ? t('profile.none') : masked}</dd>
      <dd className="text-sm text-muted-foreground">
        {t('details.idCardHint')}
        {format.sentenceGap}
        <Link
          to={paths.contact()}
          className="inline-flex min-h-6 items-center text-brand-text underline underline-offset-4"
        >
          {t('common:nav.contact')}
        </Link>
      </dd>
    </dl>
  )
}
