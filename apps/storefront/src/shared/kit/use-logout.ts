import { INSTANSI_ROLE } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { useLocation, useNavigate } from 'react-router-dom'

import { admin } from '../app/api.ts'
import { logoutState } from '../app/logout-state.ts'
import { notify } from '../app/notify.ts'
import { paths } from '../app/paths.ts'
import { clearSession, session } from '../app/session-store.ts'

/** Revokes the token and clears the session. Whoever leaves a shared machine is logged out here even when offline. */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation('account', { useSuspense: false })
  const navigate = useNavigate()
  const location = useLocation()
  return async () => {
    const device = await deviceToLeave()
    if (await device?.holdsScans()) {
      const search = location.pathname === paths.manifest() ? location.search : ''
      await navigate(paths.manifest(search), { replace: true, state: logoutState })
      return
    }
    const revoked = admin.delete('/admin/v1/session')
    clearSession()
    // Then, because an answer that was on its way is kept for nobody any more.
    await device?.wipe()
    notify({ title: t('login.signedOut') })
    await navigate(paths.home())
    await revoked
  }
}

/**
 * What an authority's device keeps of its account: check-ins that only it knows are asked about first, by the manifest.
 * Where nothing can be read nothing is wiped, either; only this account will see it.
 */
async function deviceToLeave() {
  const { user, systemId } = session()
  if (user?.Role.Name !== INSTANSI_ROLE) return null
  const device = await import('./offline/manifest-device.ts').catch(() => null)
  if (!device) return null
  const owner = device.deviceOwner(systemId, user.Id)
  return {
    holdsScans: () => device.holdsScans(owner).catch(() => false),
    wipe: () => device.wipeOwner(owner).catch(() => undefined),
  }
}
