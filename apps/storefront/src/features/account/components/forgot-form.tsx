import { emailRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { unwrap } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod'

import { travel } from '../../../shared/app/api.ts'
import { paths } from '../../../shared/app/paths.ts'
import { useProblemText } from '../../../shared/app/problem-text.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { EmailField } from '../../../shared/kit/form/email-field.tsx'
import { type FieldIssue, toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { useReturnPath } from './use-return-path.ts'
import { WayOn } from './way-on.tsx'

export type ForgotFormProps = {
  /** The e-mail address that was typed at the login; empty if none was. */
  email: string
  onSent: (code: Schemas['EmailedCode'], email: string) => void
}

const rule = z.object({ email: emailRule })

export function ForgotForm({ email, onSent }: ForgotFormProps) {
  const { t } = useTranslation('account')
  const returnTo = useReturnPath()
  const describe = useUnknownEmail()
  const form = useServerForm({
    id: 'forgot',
    defaultValues: { email },
    check: (values) => toFieldIssues(rule.safeParse(values)),
    send: (values) =>
      unwrap(travel.post('/travel/v1/auth/reset', { body: { Email: rule.parse(values).email } })),
    onDone: (code, values) => onSent(code, values.email.trim()),
    fields: { pointers: { '/Email': 'email' }, codes: { email_not_found: 'email' } },
  })
  const typed = form.values.email.trim()
  return (
    <ServerForm
      form={form}
      label={t('forgot.title')}
      titles={{ email: t('field.email') }}
      describe={describe}
      className="flex max-w-md flex-col gap-5"
      actions={
        <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">
          <SubmitButton form={form}>
            {t(form.isSending ? 'forgot.submitting' : 'forgot.submit')}
          </SubmitButton>
          <Button asChild variant="link">
            <Link to={paths.resetPassword(typed === '' ? undefined : typed, returnTo)}>
              {t('login.haveCode')}
            </Link>
          </Button>
        </div>
      }
    >
      <EmailField />
    </ServerForm>
  )
}

/** Describes an address without an account, with a link to the registration if the tenant's is open. */
function useUnknownEmail(): (issue: FieldIssue) => ReactNode {
  const { t } = useTranslation('account')
  const toText = useProblemText()
  const { Account } = useTenant()
  const returnTo = useReturnPath()
  const ways = Account.IsRegistrationOpen
    ? [{ to: paths.register(returnTo), text: t('login.register') }]
    : []
  return ({ words }) =>
    words.code === 'refused' && isProblem(words.failure, 'email_not_found') ? (
      <WayOn message={toText(words.failure)} ways={ways} />
    ) : undefined
}
