import { useAct, useConsole, useLive } from '../api/console-context.ts'
import { MAIN_SANDBOX } from '../api/sandbox-cookie.ts'
import { goTo, useHashRoute } from '../app/hash-route.ts'

export type SandboxEntry = NonNullable<ReturnType<typeof useSandboxes>['all']>[number]

/** The server's sandboxes, and what is done to them as a whole. */
export function useSandboxes() {
  const { sandbox } = useConsole()
  const route = useHashRoute()
  const list = useLive(['sandboxes'], (client) => client.sandboxes.list(), { everyMs: 4000 })
  const open = useAct(({ sandboxes }, name: string) => sandboxes.open(name), {
    said: ({ name }) => `You are in ${name}`,
    onDone: ({ name }) => choose(name),
  })
  const remove = useAct(({ sandboxes }, name: string) => sandboxes.remove(name), {
    said: (_, name) => `${name} is gone`,
    onDone: () => choose(MAIN_SANDBOX),
  })
  const reset = useAct((client) => client.reset(), {
    said: () => `${sandbox} is as on its first day`,
  })
  const choose = (name: string) => goTo({ section: route.section, sandbox: name, params: {} })
  return { current: sandbox, all: list.data?.sandboxes, open, remove, reset, choose }
}
