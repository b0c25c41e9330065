import { INSTANSI_ROLE } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { useLocation, useNavigate } from 'react-router-dom'

import { admin } from '../app/api.ts'
import { logoutState } from '../app/logout-state.ts'
import { notify } from '../app/notify.ts'
import { paths } from '../app/paths.ts'
import { clearSession, session } from '../app/session-store.ts'

/** Revokes the token and clears the session. It clears the session on a shared machine even offline. */
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
    // The device is cleared last, because an answer that is still on its way must not be stored for the next visitor.
    await device?.wipe()
    notify({ title: t('login.signedOut') })
    await navigate(paths.home())
    await revoked
  }
}

/**
 * Returns the functions for the account's data on an authority's device; null for other users. The manifest first asks
 * about check-ins that were not sent. If the store cannot be read, nothing is deleted; only this account can see it.
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
