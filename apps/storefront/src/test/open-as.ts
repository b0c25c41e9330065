import type { Rendered } from './account-driver.ts'
import { createTestSandbox, logIn, renderApp } from './render-app.tsx'

export type Opened = Rendered & { token: string }

/** A page as somebody sees it who has just logged in; a customer of the fixtures when nobody is named. */
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
