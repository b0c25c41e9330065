import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Location, NavigateFunction, To } from 'react-router-dom'

export type TestRouter = ReturnType<typeof createTestRouter>['router']

/** Where the app is, and the way to send it elsewhere, seen from outside of it. The probe stands in the router. */
export function createTestRouter() {
  let inside: { location: Location; navigate: NavigateFunction } | undefined
  const read = () => {
    if (!inside) throw new Error('The app has not rendered.')
    return inside
  }
  function Probe() {
    const location = useLocation()
    const navigate = useNavigate()
    useLayoutEffect(() => {
      inside = { location, navigate }
    }, [location, navigate])
    return null
  }
  const router = {
    state: {
      /** Where the page on the screen is; another that is asked for may still be on its way. */
      get location() {
        return read().location
      },
    },
    /** A number goes through the history. */
    async navigate(to: To | number): Promise<void> {
      // Testing Library's own waiting has begun by then, so React does not ask for `act`.
      await Promise.resolve()
      const { navigate } = read()
      await (typeof to === 'number' ? navigate(to) : navigate(to))
    },
  }
  return { router, Probe }
}
