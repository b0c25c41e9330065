import { INVITATION_DAYS } from '@selat/domain'
import { emailRule, emailedCodeRule, passwordPairRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { CallError, Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useState } from 'react'
import * as z from 'zod'

import { travel } from '../../../../shared/app/api.ts'
import { useTenant } from '../../../../shared/app/tenant.ts'
import { EmailField } from '../../../../shared/kit/form/email-field.tsx'
import { toFieldIssues } from '../../../../shared/kit/form/form-issue.ts'
import { ServerForm } from '../../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../../shared/kit/form/submit-button.tsx'
import { useServerForm } from '../../../../shared/kit/form/use-server-form.ts'
import { createPasswordSetting } from '../../api/set-password.ts'
import { useSendCode } from '../../api/use-send-code.ts'
import type { SentCode } from '../../model/sent-code.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { CodeField } from './code-field.tsx'
import { SentCodeClock } from './sent-code-clock.tsx'
import { useCodeFromLink } from './use-code-from-link.ts'
import { spentCode, useCodeRefusal } from './use-code-refusal.ts'

export type ResetFormProps = {
  email: string
  first: SentCode | null
  /** Whether the form sets the first password of an invited member instead of replacing a password. */
  isInvitation?: boolean
  /**
   * Receives the e-mail address that was typed, because it logs in as well as the username, and the session that was opened to
   * find out whether the password was set, if its answer was lost.
   */
  onReset: (email: string, session: Schemas['Session'] | null) => void
}

const rule = z.object({ email: emailRule, code: emailedCodeRule })

const fields = {
  pointers: { '/Email': 'email', '/Code': 'code', '/Password': 'password' },
  codes: { reset_code_invalid: 'code' },
} as const

/** Sets a new password by the code from the e-mail, all on one page. */
export function ResetForm({ email, first, isInvitation = false, onReset }: ResetFormProps) {
  const { t } = useTranslation('account')
  const { Account } = useTenant()
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const describe = useCodeRefusal()
  const [setPassword] = useState(createPasswordSetting)
  const form = useServerForm({
    id: 'reset',
    defaultValues: { email, code: '', password: '', confirmation: '' },
    check: (values) => [
      ...toFieldIssues(rule.safeParse(values)),
      ...toFieldIssues(passwordPairRule(Account.PasswordMinLength).safeParse(values)),
    ],
    send: (values) => {
      const { email: Email, code: Code } = rule.parse(values)
      const { password: Password } = values
      return setPassword({ Username: Email, Password }, async () => {
        const body = { Email, Code, Password }
        await unwrap(travel.post('/travel/v1/auth/reset/confirm', { body }))
        return null
      })
    },
    onDone: (session, values) => onReset(values.email.trim(), session),
    onRefused: setRefusal,
    fields,
  })
  const sending = useSendCode(first, async () => {
    const Email = form.form.getValues('email').trim()
    const sent = await unwrap(travel.post('/travel/v1/auth/reset', { body: { Email } }))
    // Another code was sent, so that the typed one is not valid any more.
    form.reset({ ...form.form.getValues(), code: '' })
    setRefusal(null)
    return sent
  })
  const sendAgain = () =>
    emailRule.safeParse(form.values.email).success ? sending.send() : form.form.setFocus('email')
  useCodeFromLink((code) => form.form.setValue('code', code))
  const titles = {
    email: t('field.email'),
    code: t('field.code'),
    password: t(isInvitation ? 'field.password' : 'field.newPassword'),
    confirmation: t('field.confirmation'),
  }
  const submitText = isInvitation
    ? t(form.isSending ? 'invitation.submitting' : 'invitation.submit')
    : t(form.isSending ? 'reset.submitting' : 'reset.submit')
  return (
    <ServerForm
      form={form}
      label={t(isInvitation ? 'invitation.title' : 'reset.title')}
      titles={titles}
      describe={describe}
      className="flex max-w-md flex-col gap-5"
      actions={
        <div className="flex flex-col items-start gap-5">
          {!isInvitation && <p className="text-sm text-muted-foreground">{t('reset.devices')}</p>}
          <SubmitButton form={form}>{submitText}</SubmitButton>
        </div>
      }
    >
      <p className="-mt-4 text-lg text-muted-foreground">
        {sending.sent
          ? t('code.sentTo', { email: sending.sent.Email })
          : t(isInvitation ? 'invitation.enter' : 'code.enter')}
      </p>
      <EmailField autoComplete="username" />
      <CodeField />
      <SentCodeClock
        sending={{ ...sending, send: sendAgain }}
        spent={spentCode(refusal)}
        lifeText={isInvitation ? t('invitation.expiredBody', { days: INVITATION_DAYS }) : undefined}
      />
      <NewPasswordFields own={[form.values.email]} />
    </ServerForm>
  )
}
