import { loginPathFor } from '@selat/domain'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { i18n } from '../shared/app/i18n.ts'
import { onLoginRequired } from '../shared/app/login-required.ts'
import { notify } from '../shared/app/notify.ts'
import { isSetAside } from '../shared/app/set-aside.ts'

/** Leads to the login page after a 401 from the admin API, and back to this page after the login (NAV-11). */
export function LoginRequests() {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(
    () =>
      onLoginRequired(() => {
        void navigate(loginPathFor(location))
        // If typed text was set aside, the login page itself says that the session ended and that the text is kept.
        if (!isSetAside()) notify({ title: i18n().t('typed.ended') })
      }),
    [navigate, location],
  )
  return null
}
