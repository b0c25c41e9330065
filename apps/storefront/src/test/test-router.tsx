import { waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, Outlet, useLocation } from 'react-router-dom'
import type { Location, RouteObject, To } from 'react-router-dom'
import { expect } from 'vitest'

// A test may have put another clock in its place.
const { setTimeout } = globalThis

export type TestRouter = ReturnType<typeof createTestRouter>['router']

/** The app's router with a history in memory, and the way for a test to see where the app is and to send it elsewhere. */
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
      /** Where the page on the screen is; another that is asked for may still be on its way. */
      get location(): Location {
        return shown ?? app.state.location
      },
    },
    /** A number goes through the history. */
    async navigate(to: To | number): Promise<void> {
      // Testing Library's own waiting has begun by then, so React does not ask for `act`.
      await Promise.resolve()
      await (typeof to === 'number' ? app.navigate(to) : app.navigate(to))
    },
    /** Waits until the page that somebody is led to has come, so that a test can tell that nobody was. */
    async settle(): Promise<void> {
      await waitFor(() => expect(app.state.navigation.state).toBe('idle'), { timeout: 10_000 })
    },
  }
  return {
    app,
    router,
    // Each entry of the history has a key of its own; the location itself is made anew for the page.
    rendered: () => untilShown(() => shown === undefined || shown.key === app.state.location.key),
  }
}

/** Where what a press led to is ready, a browser shows it within a frame or two. What it still waits for is for the test. */
async function untilShown(isShown: () => boolean): Promise<void> {
  for (let left = 50; left > 0 && !isShown(); left -= 1)
    // oxlint-disable-next-line no-await-in-loop -- each look is after the one before
    await new Promise((resolve) => setTimeout(resolve, 2))
}
