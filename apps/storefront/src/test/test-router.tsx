import { waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import {
  createMemoryRouter,
  type Location,
  Outlet,
  type RouteObject,
  type To,
  useLocation,
} from 'react-router-dom'
import { expect } from 'vitest'

// A test may replace the global timers, so the real one is kept here.
const { setTimeout } = globalThis

export type TestRouter = ReturnType<typeof createTestRouter>['router']

/**
 * Creates the app's router with a history in memory, and an object by which a test sees where the app is and leads it
 * elsewhere.
 */
export function createTestRouter(routes: RouteObject[], path: string) {
  let shown: Location | undefined
  function Probe() {
    const location = useLocation()
    useLayoutEffect(() => {
      shown = location
    }, [location])
    return <Outlet />
  }
  const app = createMemoryRouter([{ Component: Probe, children: routes }], {
    initialEntries: [path],
  })
  const router = {
    state: {
      /** The location of the page on the screen; the next one may still be loading. */
      get location(): Location {
        return shown ?? app.state.location
      },
    },
    /** Leads the app to an address; a number moves through the history. */
    async navigate(to: To | number): Promise<void> {
      // Testing Library's own waiting has begun after this tick, so React does not ask for `act`.
      await Promise.resolve()
      await (typeof to === 'number' ? app.navigate(to) : app.navigate(to))
    },
    /** Waits until a page that the app is led to has loaded, so that a test can tell that the app was not led away. */
    async settle(): Promise<void> {
      await waitFor(() => expect(app.state.navigation.state).toBe('idle'), { timeout: 10_000 })
    },
  }
  return {
    app,
    router,
    // The key identifies an entry of the history, because the location object is created anew for the page.
    rendered: () => untilShown(() => shown === undefined || shown.key === app.state.location.key),
  }
}

/**
 * Waits briefly for a page that is ready, because a browser shows it within a frame or two. A test itself has to wait for what
 * the page still loads.
 */
async function untilShown(isShown: () => boolean): Promise<void> {
  for (let left = 50; left > 0 && !isShown(); left -= 1)
    // oxlint-disable-next-line no-await-in-loop -- each look is after the one before
    await new Promise((resolve) => setTimeout(resolve, 2))
}
