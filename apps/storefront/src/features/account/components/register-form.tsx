import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { FieldSet } from '@selat/ui/field-set'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { travelQueries } from '../../../shared/app/api.ts'
import { paths } from '../../../shared/app/paths.ts'
import { useProblemText } from '../../../shared/app/problem-text.ts'
import { EmailField } from '../../../shared/kit/form/email-field.tsx'
import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { PhoneField } from '../../../shared/kit/form/phone-field.tsx'
import { SelectField } from '../../../shared/kit/form/select-field.tsx'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import { NewPasswordFields } from './password/new-password-fields.tsx'
import { useRegisterForm } from './use-register-form.ts'
import { useReturnPath } from './use-return-path.ts'
import { WayOn } from './way-on.tsx'

export type RegisterFormProps = {
  onDone: (code: Schemas['EmailedCode'], username: string) => void
}

export function RegisterForm({ onDone }: RegisterFormProps) {
  const { t } = useTranslation(['account', 'common'])
  const format = useFormat()
  const form = useRegisterForm(onDone)
  const { name, username, email } = form.values
  const describe = useTakenText(email)
  const titles = {
    name: t('field.name'),
    email: t('field.email'),
    phoneCountry: t('common:phone.code'),
    phoneNumber: t('common:phone.number'),
    idCardNumber: t('field.idCard'),
    referral: t('field.referral'),
    username: t('field.username'),
    password: t('field.password'),
    confirmation: t('field.confirmation'),
  }
  return (
    <ServerForm
      form={form}
      label={t('register.title')}
      titles={titles}
      describe={describe}
      className="flex max-w-xl flex-col gap-8"
      actions={
        <div className="flex flex-col items-start gap-5">
          <p className="text-sm text-muted-foreground">
            {t('register.privacy')}
            {format.sentenceGap}
            <Link
              to={paths.privacyPolicy()}
              className="inline-flex min-h-6 items-center text-brand-text underline underline-offset-4"
            >
              {t('common:nav.privacyPolicy')}
            </Link>
          </p>
          <SubmitButton form={form}>
            {t(form.isSending ? 'register.submitting' : 'register.submit')}
          </SubmitButton>
        </div>
      }
    >
      <Part legend={t('register.you')}>
        <TextField name="name" autoComplete="name" />
        <EmailField hint={t('hint.email')} />
        <PhoneField phoneBook={form.phoneBook} />
        <TextField
          name="idCardNumber"
          hint={t('hint.idCard')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputClassName="max-w-xs tabular"
        />
        <ReferralField />
      </Part>
      <Part legend={t('register.access')}>
        <TextField
          name="username"
          hint={t('hint.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NewPasswordFields own={[name, username, email]} />
      </Part>
    </ServerForm>
  )
}

function Part({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <FieldSet legend={legend} className="[&>legend]:mb-4 [&>legend]:text-xl [&>legend]:font-bold">
      <div className="flex flex-col gap-5">{children}</div>
    </FieldSet>
  )
}

/** Describes a username or e-mail address that is already taken, with links to log in or to set a new password. */
function useTakenText(email: string): (issue: FieldIssue) => ReactNode {
  const { t } = useTranslation('account')
  const toText = useProblemText()
  const returnTo = useReturnPath()
  const login = { to: paths.login(returnTo), text: t('way.login') }
  const reset = { to: paths.forgotPassword(email.trim(), returnTo), text: t('way.reset') }
  return ({ name, words }) => {
    if (words.code !== 'refused') return undefined
    const message = toText(words.failure)
    if (name === 'username') return <WayOn message={message} ways={[login]} />
    return name === 'email' ? <WayOn message={message} ways={[login, reset]} /> : undefined
  }
}

/**
 * Asks how the visitor got to know the agency. The form can be filled in while its options load, and if they cannot be loaded.
 */
function ReferralField() {
  const { t } = useTranslation(['account', 'common'])
  const { data, isError, isFetching, refetch } = useQuery(
    travelQueries.get('/travel/v1/referral', {}),
  )
  const options = data?.Items.map(({ Code, Name }) => ({ value: Code, label: Name })) ?? []
  return (
    <div className="flex flex-col items-start gap-2">
      <SelectField
        name="referral"
        className="w-full"
        hint={isError && t('register.referralFailed')}
        // A browser cannot select an option that is missing, so a value that was set before the options arrived needs a new
        // element.
        key={options.length}
        placeholder={isFetching && !data ? t('common:state.loading') : t('register.choose')}
        options={options}
        autoComplete="off"
      />
      {isError && (
        <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {t('common:action.retry')}
        </Button>
      )}
    </div>
  )
}
