import { loginPathFor } from '@selat/domain'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { i18n } from '../shared/app/i18n.ts'
import { onLoginRequired } from '../shared/app/login-required.ts'
import { notify } from '../shared/app/notify.ts'
import { isSetAside } from '../shared/app/set-aside.ts'

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
