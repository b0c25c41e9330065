import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { ResetForm } from '../components/code/reset-form.tsx'
import { useAfterReset } from '../components/code/use-after-reset.ts'
import { useLinkedEmail } from '../components/use-linked-email.ts'
import { useReturnPath } from '../components/use-return-path.ts'
import { readSentCode } from '../model/sent-code.ts'

export default function ResetPasswordPage() {
  const { t } = useTranslation('account')
  const { state } = useLocation()
  const returnTo = useReturnPath()
  const email = useLinkedEmail()
  const goOn = useAfterReset('reset')
  return (
    <AccountFrame title={t('reset.title')} scene="strait">
      <ResetForm key={email} email={email} first={readSentCode(state)} onReset={goOn} />
      <Button asChild variant="link" className="self-start">
        <Link to={paths.login(returnTo)}>{t('forgot.back')}</Link>
      </Button>
    </AccountFrame>
  )
}
