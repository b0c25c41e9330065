import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { ResetForm } from '../components/code/reset-form.tsx'
import type { LoginHint } from '../model/login-hint.ts'

/**
 * Sets the first password of a new member of an agency by the code in the mail of an invitation. The page has the
 * address of the login, because visitors of the agents' site may see no other page (NAV-5).
 */
export default function InvitationPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const email = useSearchParams()[0].get('invitation') ?? ''
  return (
    <AccountFrame title={t('invitation.title')} scene="strait">
      <ResetForm
        key={email}
        email={email}
        first={null}
        isInvitation
        onReset={(username) => {
          const hint: LoginHint = { username, done: 'invited' }
          whileShown(() => void navigate(paths.login(), { replace: true, state: hint }))
        }}
      />
      <Button asChild variant="link" className="self-start">
        <Link to={paths.login()}>{t('forgot.back')}</Link>
      </Button>
    </AccountFrame>
  )
}
