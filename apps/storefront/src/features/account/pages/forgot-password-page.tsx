import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link, useNavigate } from 'react-router-dom'

import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { ForgotForm } from '../components/forgot-form.tsx'
import { useLinkedEmail } from '../components/use-linked-email.ts'
import { useReturnPath } from '../components/use-return-path.ts'
import { received } from '../model/sent-code.ts'

export default function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const returnTo = useReturnPath()
  const linked = useLinkedEmail()
  return (
    <AccountFrame title={t('forgot.title')} lead={t('forgot.intro')} scene="strait">
      <ForgotForm
        email={linked}
        onSent={(code, email) => {
          notify({ title: t('success.codeSent') })
          const state = { sent: received(code) }
          whileShown(() => void navigate(paths.resetPassword(email, returnTo), { state }))
        }}
      />
      <Button asChild variant="link" className="self-start">
        <Link to={paths.login(returnTo)}>{t('forgot.back')}</Link>
      </Button>
    </AccountFrame>
  )
}
