import { isB2bHost, RETURN_PARAM } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { useAppState } from '../../../shared/app/app-state.ts'
import { paths } from '../../../shared/app/paths.ts'
import { useSession, useSessionView } from '../../../shared/app/session-store.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { deferredUntilRendered } from '../../../shared/kit/deferred.tsx'
import { TypedWaits } from '../../../shared/kit/typed-waits.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { useReturnPath } from '../components/use-return-path.ts'
import { homeOf, useWayIn } from '../components/use-way-in.ts'
import { readLoginHint } from '../model/login-hint.ts'
import { readWayIn, type WayIn } from '../model/way-in.ts'

const ForgotPassword = deferredUntilRendered(() =>
  import('./forgot-password-page.tsx').then((module) => module.default),
)
const ResetPassword = deferredUntilRendered(() =>
  import('./reset-password-page.tsx').then((module) => module.default),
)

export default function LoginPage() {
  const { t } = useTranslation('account')
  const isAgents = useAppState((state) => isB2bHost(state.host))
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const way = readWayIn(useSearchParams()[0].get(RETURN_PARAM))
  // A visitor of the agents' site may see no other page (NAV-5), and has to get to a password all the same.
  if (isAgents && !isLoggedIn && way) return <ToPassword way={way} />
  return (
    <AccountFrame
      title={t(isAgents ? 'login.titleAgents' : 'login.title')}
      lead={t(isAgents ? 'login.introAgents' : 'login.intro')}
    >
      <Entrance hasGuests={!isAgents} />
    </AccountFrame>
  )
}

function ToPassword({ way: { kind, email, code } }: { way: WayIn }) {
  if (kind === 'forgot') return <ForgotPassword />
  // The form takes the code out of the address, where it finds it behind the `#` as in the link of the mail.
  if (code !== '')
    return <Navigate to={`${paths.login(paths.resetPassword(email))}#${code}`} replace />
  return <ResetPassword key={email} />
}

function Entrance({ hasGuests }: { hasGuests: boolean }) {
  const { t } = useTranslation('account')
  const goIn = useWayIn()
  const { state } = useLocation()
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const { Account } = useTenant()
  const returnTo = useReturnPath()
  const user = useSession((session) => session.user)
  const hint = readLoginHint(state)
  const doneTexts = {
    verified: t('verify.done'),
    reset: t('success.passwordReset'),
    invited: t('invitation.done'),
  }
  if (isLoggedIn) return <AlreadyIn target={returnTo ?? homeOf(user)} />
  return (
    <>
      {hint && (
        <Alert variant="success" live="polite" title={doneTexts[hint.done]}>
          {t('verify.doneBody')}
        </Alert>
      )}
      <TypedWaits />
      <LoginForm username={hint?.username ?? ''} onSignedIn={goIn} />
      <div className="flex flex-col gap-2 text-muted-foreground">
        {Account.IsRegistrationOpen && (
          <p className="flex flex-wrap items-center gap-x-2">
            {t('login.newHere')}
            <Button asChild variant="link">
              <Link to={paths.register(returnTo)}>{t('login.register')}</Link>
            </Button>
          </p>
        )}
        {hasGuests && (
          <p className="flex flex-wrap items-center gap-x-2">
            {t('login.guest')}
            <Button asChild variant="link">
              <Link to={paths.findBooking()}>{t('login.findBooking')}</Link>
            </Button>
          </p>
        )}
      </div>
    </>
  )
}

function AlreadyIn({ target }: { target: string }) {
  const { t } = useTranslation('account')
  const { t: tCommon } = useTranslation('common')
  const name = useSession((state) => state.user?.Name ?? '')
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t('login.signedIn', { name })}</p>
      <Button asChild>
        <Link to={target}>{tCommon('action.continue')}</Link>
      </Button>
    </div>
  )
}
