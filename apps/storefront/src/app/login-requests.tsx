import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { onLoginRequired } from '../shared/login-required.ts'
import { paths } from '../shared/paths.ts'

/** A 401 from the admin API leads to the login page, and back here after it (NAV-11). */
export function LoginRequests() {
  const navigate = useNavigate()
  useEffect(
    () =>
      onLoginRequired(() => {
        const { pathname, search } = window.location
        void navigate(paths.login(pathname + search))
      }),
    [navigate],
  )
  return null
}
