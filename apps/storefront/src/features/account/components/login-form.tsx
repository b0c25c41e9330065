import { loginRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { travel } from '../../../shared/app/api.ts'
import { paths } from '../../../shared/app/paths.ts'
import { toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import { useServerForm } from '../../../shared/kit/form/use-server-form.ts'
import { PasswordInput } from './password/password-input.tsx'
import { UnverifiedNotice } from './unverified-notice.tsx'
import { useReturnPath } from './use-return-path.ts'

export type LoginFormProps = {
  /** The username that the field begins with; empty if it is not known. */
  username: string
  onSignedIn: (session: Schemas['Session']) => void
}

export function LoginForm({ username, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('account')
  const returnTo = useReturnPath()
  const login = useServerForm({
    id: 'login',
    defaultValues: { identifier: username, password: '' },
    check: (values) => toFieldIssues(loginRule.safeParse(values)),
    send: ({ identifier, password }) =>
      unwrap(
        travel.post('/travel/v1/auth/login', {
          body: { Username: identifier.trim(), Password: password },
        }),
      ),
    onDone: onSignedIn,
  })
  const { identifier, password } = login.values
  const email = identifier.includes('@') ? identifier.trim() : undefined
  return (
    <ServerForm
      form={login}
      label={t('login.title')}
      titles={{ identifier: t('login.identifier'), password: t('login.password') }}
      notices={{
        email_not_verified: <UnverifiedNotice login={{ username: identifier.trim(), password }} />,
        forbidden: (
          <Alert variant="destructive" live="assertive" title={t('login.ended')}>
            {t('login.endedBody')}
          </Alert>
        ),
      }}
      className="flex max-w-md flex-col gap-5"
      actions={
        <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">
          <SubmitButton form={login}>
            {t(login.isSending ? 'login.submitting' : 'login.submit')}
          </SubmitButton>
          <Button asChild variant="link">
            <Link to={paths.forgotPassword(email, returnTo)}>{t('login.forgot')}</Link>
          </Button>
        </div>
      }
    >
      <TextField
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField as={PasswordInput} name="password" autoComplete="current-password" />
    </ServerForm>
  )
}
