import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { ResetForm } from '../components/code/reset-form.tsx'
import { useAfterReset } from '../components/code/use-after-reset.ts'

/**
 * Sets the first password of a new member of an agency by the code in the mail of an invitation. The page has the
 * address of the login, because visitors of the agents' site may see no other page (NAV-5).
 */
export default function InvitationPage() {
  const { t } = useTranslation('account')
  const email = useSearchParams()[0].get('invitation') ?? ''
  const goOn = useAfterReset('invited')
  return (
    <AccountFrame title={t('invitation.title')} scene="strait">
      <ResetForm key={email} email={email} first={null} isInvitation onReset={goOn} />
      <Button asChild variant="link" className="self-start">
        <Link to={paths.login()}>{t('forgot.back')}</Link>
      </Button>
    </AccountFrame>
  )
}
