import { createConsoleClient } from '@selat/mock-api/console'
import { useQueryClient } from '@tanstack/react-query'

import { useAct, useConsole, useLive } from '../api/console-context.ts'
import { MAIN_SANDBOX } from '../api/sandbox-cookie.ts'
import { goTo, useHashRoute } from '../app/hash-route.ts'

export type SandboxEntry = NonNullable<ReturnType<typeof useSandboxes>['all']>[number]

/** Returns the server's sandboxes, and the actions on whole sandboxes. */
export function useSandboxes() {
  const { sandbox } = useConsole()
  const choose = useChoose()
  const list = useLive(['sandboxes'], (client) => client.sandboxes.list(), { everyMs: 4000 })
  const open = useAct(({ sandboxes }, name: string) => sandboxes.open(name), {
    said: ({ name }) => `You are in ${name}`,
    onDone: ({ name }) => choose(name),
  })
  const reset = useAct((client) => client.reset(), {
    said: () => `${sandbox} is as on its first day`,
  })
  return { current: sandbox, all: list.data?.sandboxes, open, reset, choose }
}

/** Removes a sandbox. A call that names it would create it again, so this page leaves it first. */
export function useRemoveSandbox() {
  const { sandbox } = useConsole()
  const choose = useChoose()
  const queries = useQueryClient()
  const leave = async (name: string) => {
    if (name === sandbox) {
      const left = new Promise((resolve) =>
        window.addEventListener('hashchange', resolve, { once: true }),
      )
      choose(MAIN_SANDBOX)
      await left
    }
    await queries.cancelQueries({ queryKey: [name] })
  }
  return useAct(
    async (_client, name: string) => {
      await leave(name)
      const outside = createConsoleClient(window.location.origin, { sandbox: MAIN_SANDBOX })
      return outside.sandboxes.remove(name)
    },
    { said: (_, name) => `${name} is gone` },
  )
}

function useChoose() {
  const { section } = useHashRoute()
  return (name: string) => goTo({ section, sandbox: name, params: {} })
}
