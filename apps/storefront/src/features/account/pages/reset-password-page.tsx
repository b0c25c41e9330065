import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link, useLocation, useNavigate } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { ResetForm } from '../components/code/reset-form.tsx'
import { useLinkedEmail } from '../components/use-linked-email.ts'
import { useReturnPath } from '../components/use-return-path.ts'
import type { LoginHint } from '../model/login-hint.ts'
import { readSentCode } from '../model/sent-code.ts'

export default function ResetPasswordPage() {
  const { t } = useTranslation('account')
  const { state } = useLocation()
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const returnTo = useReturnPath()
  const email = useLinkedEmail()
  return (
    <AccountFrame title={t('reset.title')} scene="strait">
      <ResetForm
        key={email}
        email={email}
        first={readSentCode(state)}
        onReset={(username) => {
          const hint: LoginHint = { username, done: 'reset' }
          whileShown(() => void navigate(paths.login(returnTo), { replace: true, state: hint }))
        }}
      />
      <Button asChild variant="link" className="self-start">
        <Link to={paths.login(returnTo)}>{t('forgot.back')}</Link>
      </Button>
    </AccountFrame>
  )
}
