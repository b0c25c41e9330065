import { loginRule, passwordPairRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod'

import { paths } from '../../../../shared/app/paths.ts'
import { session, useSession } from '../../../../shared/app/session-store.ts'
import { useTenant } from '../../../../shared/app/tenant.ts'
import { toFieldIssues } from '../../../../shared/kit/form/form-issue.ts'
import { ServerForm } from '../../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../../shared/kit/form/submit-button.tsx'
import { TextField } from '../../../../shared/kit/form/text-field.tsx'
import { useServerForm } from '../../../../shared/kit/form/use-server-form.ts'
import { changePassword, createPasswordSetting } from '../../api/set-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordInput } from './password-input.tsx'

const oldRule = z.object({ oldPassword: loginRule.shape.password })

const fields = {
  pointers: { '/OldPassword': 'oldPassword', '/NewPassword': 'password' },
  codes: { password_wrong: 'oldPassword' },
} as const

export type PasswordFormProps = { onChanged: (session: Schemas['Session']) => void }

/** Changes the password; asks for the old one once and for the new one twice. */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  const { t } = useTranslation('account')
  const { Account } = useTenant()
  const username = useSession((state) => state.profile?.Username ?? '')
  const name = useSession((state) => state.profile?.Name ?? '')
  const [setPassword] = useState(createPasswordSetting)
  const form = useServerForm({
    id: 'change',
    defaultValues: { oldPassword: '', password: '', confirmation: '' },
    check: (values) => [
      ...toFieldIssues(oldRule.safeParse(values)),
      ...toFieldIssues(passwordPairRule(Account.PasswordMinLength).safeParse(values)),
    ],
    send: ({ oldPassword, password: Password }) =>
      setPassword({ Username: session().user?.Username ?? '', Password }, () =>
        changePassword(oldPassword, Password),
      ),
    onDone: onChanged,
    fields,
  })
  const titles = {
    oldPassword: t('field.oldPassword'),
    password: t('field.newPassword'),
    confirmation: t('field.confirmation'),
  }
  return (
    <Card className="p-5 sm:p-6">
      <ServerForm
        form={form}
        label={t('change.title')}
        titles={titles}
        className="flex max-w-md flex-col gap-5"
        actions={
          <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">
            <SubmitButton form={form}>
              {t(form.isSending ? 'change.submitting' : 'change.title')}
            </SubmitButton>
            <Button asChild variant="link">
              <Link to={paths.forgotPassword()}>{t('login.forgot')}</Link>
            </Button>
          </div>
        }
      >
        {/* Tells a password manager whose password changes. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <TextField as={PasswordInput} name="oldPassword" autoComplete="current-password" />
        <NewPasswordFields own={[name, username]} />
      </ServerForm>
    </Card>
  )
}
