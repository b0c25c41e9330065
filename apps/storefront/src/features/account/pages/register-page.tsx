import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link, useNavigate } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { ClosedRegistration } from '../components/closed-registration.tsx'
import { RegisterForm } from '../components/register-form.tsx'
import { useReturnPath } from '../components/use-return-path.ts'
import { received } from '../model/sent-code.ts'

export default function RegisterPage() {
  const { t } = useTranslation('account')
  const { Account, Name } = useTenant()
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const returnTo = useReturnPath()
  if (!Account.IsRegistrationOpen)
    return (
      <AccountFrame
        title={t('register.closedTitle', { name: Name })}
        lead={t('register.closedBody')}
      >
        <ClosedRegistration />
      </AccountFrame>
    )
  return (
    <AccountFrame title={t('register.title')} lead={t('register.intro')}>
      <p className="-mt-4 flex flex-wrap items-center gap-x-2 text-muted-foreground">
        {t('register.haveAccount')}
        <Button asChild variant="link">
          <Link to={paths.login(returnTo)}>{t('way.login')}</Link>
        </Button>
      </p>
      <RegisterForm
        onDone={(code, username) => {
          const state = { sent: received(code) }
          // Back would lead to a form whose account exists.
          const options = { replace: true, state }
          whileShown(() => void navigate(paths.verifyEmail(username, returnTo), options))
        }}
      />
    </AccountFrame>
  )
}
