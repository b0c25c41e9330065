import { RETURN_PARAM, isB2bHost, safeReturnPath } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'

import { useAppState } from '../../../shared/app-state.ts'
import { PageMeta } from '../../../shared/page-meta.tsx'
import { paths } from '../../../shared/paths.ts'
import { useSession, useSessionView } from '../../../shared/session-store.ts'
import { LoginForm } from '../components/login-form.tsx'

export default function LoginPage() {
  const { t } = useTranslation('account')
  const isAgents = useAppState((state) => isB2bHost(state.host))
  const title = t(isAgents ? 'login.titleAgents' : 'login.title')
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-8 sm:px-6 md:grid-cols-2 md:py-14 lg:gap-16">
      <PageMeta title={title} />
      <div className="flex flex-col gap-8 md:py-6">
        <PageHeading lead={t(isAgents ? 'login.introAgents' : 'login.intro')}>{title}</PageHeading>
        <Entrance hasGuests={!isAgents} />
      </div>
      <Seascape
        seed="login"
        scene="islands"
        className="hidden aspect-6/5 self-start rounded-2xl md:block"
      />
    </div>
  )
}

function Entrance({ hasGuests }: { hasGuests: boolean }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  // Only a path of this site is honoured, whatever the address says (NAV-9).
  const target = safeReturnPath(search.get(RETURN_PARAM)) ?? paths.home()
  if (isLoggedIn) return <AlreadyIn target={target} />
  return (
    <>
      <LoginForm onSignedIn={() => void navigate(target, { replace: true })} />
      {hasGuests && <p className="text-muted-foreground">{t('login.guest')}</p>}
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
