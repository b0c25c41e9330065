import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { NavigateOptions } from 'react-router-dom'

/**
 * The query of this page's address, and how to change it. A change shows at once, although the router renders its new
 * address a moment later, because a box would else jump back to what it was before. It ends with the navigation that it
 * caused, so that whoever goes back in this moment sees the page of the address that is gone back to.
 */
export function useAddressParams(): [
  params: URLSearchParams,
  change: (next: URLSearchParams, options?: NavigateOptions) => void,
] {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [params, setParams] = useOptimistic(address)
  const change = (next: URLSearchParams, options?: NavigateOptions) => {
    startTransition(async () => {
      setParams(next)
      await navigate(`?${next}`, options)
    })
  }
  return [params, change]
}
