import { loginPathFor } from '@selat/domain'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { onLoginRequired } from '../shared/login-required.ts'

/** A 401 from the admin API leads to the login page, and back here after it (NAV-11). */
export function LoginRequests() {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(
    () => onLoginRequired(() => void navigate(loginPathFor(location))),
    [navigate, location],
  )
  return null
}
