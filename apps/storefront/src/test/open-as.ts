import type { Rendered } from './account-driver.ts'
import { createTestSandbox, logIn, renderApp } from './render-app.tsx'

export type Opened = Rendered & { token: string }

/** Opens a page as a user who has just logged in; without a name, as a customer of the fixtures. */
export async function openAs(
  path: string,
  name = 'weiling',
  password = 'selat-demo-1',
): Promise<Opened> {
  const sandbox = await createTestSandbox()
  const person = await logIn(sandbox, name, password)
  const app = await renderApp(path, { sandbox, session: person })
  return { ...app, token: person.Token }
}
