import { INSTANSI_ROLE } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { useLocation, useNavigate } from 'react-router-dom'

import { admin } from './api.ts'
import { leaving } from './leaving.ts'
import { notify } from './notify.ts'
import { paths } from './paths.ts'
import { clearSession, session } from './session-store.ts'

/** Revokes the token and clears the session. Whoever leaves a shared machine is logged out here even when offline. */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation('account', { useSuspense: false })
  const navigate = useNavigate()
  const location = useLocation()
  return async () => {
    if (!(await mayLeave())) {
      const search = location.pathname === paths.manifest() ? location.search : ''
      await navigate(paths.manifest(search), { replace: true, state: leaving })
      return
    }
    const revoked = admin.delete('/admin/v1/session')
    clearSession()
    notify({ title: t('login.signedOut') })
    await navigate(paths.home())
    await revoked
  }
}

/** An authority's device may hold check-ins that only it knows: then the manifest asks about them first. */
async function mayLeave(): Promise<boolean> {
  const { user, systemId } = session()
  if (user?.Role.Name !== INSTANSI_ROLE) return true
  try {
    const { deviceOwner, leaveDevice } = await import('./offline/manifest-device.ts')
    return await leaveDevice(deviceOwner(systemId, user.Id))
  } catch {
    // Nothing is wiped, so nothing is lost; only this account will see it.
    return true
  }
}
