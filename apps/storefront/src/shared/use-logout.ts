import { useTranslation } from '@selat/i18n'
import { useNavigate } from 'react-router-dom'

import { admin } from './api.ts'
import { notify } from './notify.ts'
import { paths } from './paths.ts'
import { clearSession } from './session-store.ts'

/** Revokes the token and clears the session. Whoever leaves a shared machine is logged out here even when offline. */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation('account', { useSuspense: false })
  const navigate = useNavigate()
  return async () => {
    const revoked = admin.delete('/admin/v1/session')
    clearSession()
    notify({ title: t('login.signedOut') })
    await navigate(paths.home())
    await revoked
  }
}
