import { createMemoryRouter } from 'react-router-dom'
import type { RouteObject, To } from 'react-router-dom'

export type TestRouter = ReturnType<typeof createTestRouter>['router']

/** The app's router with a history in memory, and the way for a test to see where the app is and to send it elsewhere. */
export function createTestRouter(routes: RouteObject[], path: string) {
  const app = createMemoryRouter(routes, { initialEntries: [path] })
  const router = {
    get state() {
      return app.state
    },
    /** A number goes through the history. */
    async navigate(to: To | number): Promise<void> {
      // Testing Library's own waiting has begun by then, so React does not ask for `act`.
      await Promise.resolve()
      await (typeof to === 'number' ? app.navigate(to) : app.navigate(to))
    },
  }
  return { app, router }
}
