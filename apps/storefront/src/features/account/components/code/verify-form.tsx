import { emailedCodeRule, loginRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod'

import { travel } from '../../../../shared/app/api.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { toFieldIssues } from '../../../../shared/kit/form/form-issue.ts'
import { ServerForm } from '../../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../../shared/kit/form/submit-button.tsx'
import { TextField } from '../../../../shared/kit/form/text-field.tsx'
import { useServerForm } from '../../../../shared/kit/form/use-server-form.ts'
import { useSendCode } from '../../api/use-send-code.ts'
import type { SentCode } from '../../model/sent-code.ts'
import { useReturnPath } from '../use-return-path.ts'
import { CodeField } from './code-field.tsx'
import { SentCodeClock } from './sent-code-clock.tsx'
import { useCodeFromLink } from './use-code-from-link.ts'
import { spentCode, useCodeRefusal } from './use-code-refusal.ts'

export type VerifyFormProps = {
  /** The username or e-mail address; empty if the address of the page does not name it. */
  account: string
  first: SentCode | null
  onVerified: (username: string) => void
}

const rule = z.object({ account: loginRule.shape.identifier, code: emailedCodeRule })

/** Verifies an e-mail address by its code, and sends another code on request. */
export function VerifyForm({ account, first, onVerified }: VerifyFormProps) {
  const { t } = useTranslation('account')
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const [isAccountAsked, setAccountAsked] = useState(account === '')
  const describe = useCodeRefusal()
  // A link that was cut on its way can name an account that does not exist, which the visitor then has to correct.
  const askIfUnknown = (failure: CallError) => {
    if (isProblem(failure, 'email_not_found')) setAccountAsked(true)
  }
  const form = useServerForm({
    id: 'verify',
    defaultValues: { account, code: '' },
    check: (values) => toFieldIssues(rule.safeParse(values)),
    send: (values) => {
      const { account: Username, code: Code } = rule.parse(values)
      return unwrap(
        travel.post('/travel/v1/auth/verification/confirm', { body: { Username, Code } }),
      )
    },
    onDone: (_answer, values) => onVerified(values.account.trim()),
    onRefused: (failure) => {
      setRefusal(failure)
      askIfUnknown(failure)
    },
    fields: {
      pointers: { '/Code': 'code', '/Username': 'account' },
      codes: { email_not_found: 'account' },
    },
  })
  const sending = useSendCode(first, async () => {
    const Username = form.form.getValues('account').trim()
    const answer = travel.post('/travel/v1/auth/verification', { body: { Username } })
    const { error } = await answer
    if (error) askIfUnknown(error)
    const code = await unwrap(answer)
    // Another code was sent, so that the typed one is not valid any more.
    form.reset({ ...form.form.getValues(), code: '' })
    setRefusal(null)
    return code
  })
  const sendAgain = () =>
    form.values.account.trim() === '' ? form.form.setFocus('account') : sending.send()
  useCodeFromLink((code) => form.form.setValue('code', code))
  const titles = { account: t('login.identifier'), code: t('field.code') }
  const { sent } = sending
  return (
    <div className="flex max-w-md flex-col gap-6">
      <p className="-mt-4 text-lg text-muted-foreground">
        {sent ? t('code.sentTo', { email: sent.Email }) : t('code.enter')}
      </p>
      <ServerForm
        form={form}
        label={t('verify.title')}
        titles={titles}
        describe={describe}
        notices={{ email_already_verified: <AlreadyVerified /> }}
        className="flex flex-col gap-5"
        actions={
          <SubmitButton form={form} className="self-start">
            {t(form.isSending ? 'verify.submitting' : 'verify.submit')}
          </SubmitButton>
        }
      >
        {isAccountAsked && (
          <TextField
            name="account"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <CodeField />
      </ServerForm>
      <SentCodeClock sending={{ ...sending, send: sendAgain }} spent={spentCode(refusal)} />
    </div>
  )
}

/** Leads to the login, because an address that is verified already leaves nothing else to do. */
function AlreadyVerified() {
  const { t } = useTranslation(['account', 'problem'])
  const returnTo = useReturnPath()
  return (
    <Alert
      variant="success"
      live="polite"
      action={
        <Button asChild size="sm">
          <Link to={paths.login(returnTo)}>{t('way.login')}</Link>
        </Button>
      }
    >
      {t('problem:email_already_verified')}
    </Alert>
  )
}
