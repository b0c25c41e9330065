import type { Sandbox } from '@selat/mock-api'

import { agentsHost } from './place-agent-order.ts'
import { createTestSandbox, logIn, renderApp, type RenderAppOptions } from './render-app.tsx'

const passwords = {
  rizal: 'selat-demo-4',
  dewi: 'selat-demo-8',
  agus: 'selat-demo-9',
  limei: 'selat-demo-5',
} as const

export type AgentName = keyof typeof passwords

export { agentsHost }

/** Logs in a member of an agency on the partners' site. */
export const agentSession = (sandbox: Sandbox, username: AgentName) =>
  logIn(sandbox, username, passwords[username], agentsHost)

/** Opens a page of the partners' site as a member of an agency. */
export async function openAsAgent(
  path: string,
  username: AgentName,
  { sandbox: given, ...options }: Pick<RenderAppOptions, 'sandbox' | 'language'> = {},
) {
  const sandbox = given ?? (await createTestSandbox())
  const session = await agentSession(sandbox, username)
  return renderApp(path, { sandbox, session, host: agentsHost, ...options })
}
