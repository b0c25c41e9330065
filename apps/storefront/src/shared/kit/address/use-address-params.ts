import { startTransition, useOptimistic } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * Returns the query of this page's address, and a function that changes it. The router renders a new address a moment
 * after the change, and a box that was pressed would jump back for that moment. A change therefore shows at once, until
 * its navigation has ended. After that the address alone decides, even if the visitor has gone back meanwhile. The
 * state that the link to this page has passed stays with the changed address.
 */
export function useAddressParams(): [
  params: URLSearchParams,
  change: (next: URLSearchParams, options?: NavigateOptions) => void,
] {
  const [address] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useOptimistic(address)
  const change = (next: URLSearchParams, options?: NavigateOptions) => {
    startTransition(async () => {
      setParams(next)
      await navigate(`?${next}`, { state, ...options })
    })
  }
  return [params, change]
}
