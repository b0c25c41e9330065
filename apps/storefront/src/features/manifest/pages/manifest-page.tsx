import { INSTANSI_ROLE } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { Link } from 'react-router-dom'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { useSession } from '../../../shared/app/session-store.ts'
import { deviceOwner } from '../../../shared/kit/offline/manifest-device.ts'
import { SignedOut } from '../../../shared/kit/signed-out.tsx'
import { DayBoard } from '../components/board/day-board.tsx'
import { SailingView } from '../components/sailing-view.tsx'
import { useManifestPlace } from '../components/use-manifest-place.ts'
import type { CheckInParts } from '../model/check-in-parts.ts'

/** Shows authorities the passengers: the board of a day and each of its sailings (MAN-1, MAN-2). */
export default function ManifestPage({ checkIn }: { checkIn: CheckInParts }) {
  const { t } = useTranslation('manifest')
  const user = useSession((state) => state.user)
  const systemId = useSession((state) => state.systemId)
  const isLoggedIn = useSession((state) => state.token !== null)
  // The session ended while the page was open. If it ended in another tab, nothing has led away from this page.
  if (!isLoggedIn || !user) return <SignedOut title={t('page.title')} />
  if (user.Role.Name !== INSTANSI_ROLE) return <NotForYou />
  const owner = deviceOwner(systemId, user.Id)
  return <Manifests key={owner} owner={owner} checkIn={checkIn} />
}

function Manifests({ owner, checkIn }: { owner: string; checkIn: CheckInParts }) {
  const { CheckInFrame } = checkIn
  const navigation = useManifestPlace()
  const { sailing } = navigation.place
  const at = { owner, navigation }
  return (
    <CheckInFrame owner={owner}>
      {sailing === undefined ? (
        <DayBoard {...at} />
      ) : (
        <SailingView key={sailing} {...at} id={sailing} checkIn={checkIn} />
      )}
    </CheckInFrame>
  )
}

function NotForYou() {
  const { t } = useTranslation('manifest')
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 md:py-16">
      <PageMeta title={t('page.title')} />
      <h1 className="sr-only">{t('page.title')}</h1>
      <EmptyState
        title={t('page.forbidden')}
        description={t('page.forbiddenBody')}
        illustration={<Seascape seed="manifest" />}
        action={
          <Button asChild>
            <Link to={paths.home()}>{t('page.home')}</Link>
          </Button>
        }
      />
    </div>
  )
}
