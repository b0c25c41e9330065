import { loginPathFor } from '@selat/domain'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { i18n, loadTexts } from '../shared/i18n.ts'
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
        if (!isSetAside()) void tellExpired()
      }),
    [navigate, location],
  )
  return null
}

async function tellExpired(): Promise<void> {
  await loadTexts(['account'])
  notify({ title: i18n().t('account:login.expired') })
}
