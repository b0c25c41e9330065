import { emailedCodeRule } from '@selat/domain/forms'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Hands over the code that the mail's link carries behind its `#`, and takes it out of the address and the history. */
export function useCodeFromLink(onCode: (code: string) => void): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const takeOut = useEffectEvent(() => {
    const { data } = emailedCodeRule.safeParse(hash.slice(1))
    if (data !== undefined) onCode(data)
    void navigate(pathname + search, { replace: true, state })
  })
  useEffect(() => {
    if (hash !== '') takeOut()
  }, [hash])
}
