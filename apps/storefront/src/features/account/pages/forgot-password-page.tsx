import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'

import { notify } from '../../../shared/notify.ts'
import { paths } from '../../../shared/paths.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { ForgotForm } from '../components/forgot-form.tsx'
import { useReturnPath } from '../components/use-return-path.ts'
import { received } from '../model/sent-code.ts'

export default function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const returnTo = useReturnPath()
  return (
    <AccountFrame title={t('forgot.title')} lead={t('forgot.intro')} scene="strait">
      <ForgotForm
        email={search.get('email') ?? ''}
        onSent={(code, email) => {
          notify({ title: t('success.codeSent') })
          void navigate(paths.resetPassword(email, returnTo), { state: { sent: received(code) } })
        }}
      />
      <Button asChild variant="link" className="self-start">
        <Link to={paths.login(returnTo)}>{t('forgot.back')}</Link>
      </Button>
    </AccountFrame>
  )
}
