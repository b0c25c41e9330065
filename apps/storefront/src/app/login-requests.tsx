import { loginPathFor } from '@selat/domain'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { i18n } from '../shared/i18n.ts'
import { onLoginRequired } from '../shared/login-required.ts'
import { notify } from '../shared/notify.ts'
import { isSetAside } from '../shared/set-aside.ts'

/** A 401 from the admin API leads to the login page, and back here after it (NAV-11). */
export function LoginRequests() {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(
    () =>
      onLoginRequired(() => {
        void navigate(loginPathFor(location))
        // Where something was typed, the login page says both.
        if (!isSetAside()) notify({ title: i18n().t('typed.ended') })
      }),
    [navigate, location],
  )
  return null
}
