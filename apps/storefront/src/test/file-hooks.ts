type Step = () => void | Promise<void>

/** What a module of the tests does around each file and after each test. */
export type FileHooks = { beforeFile?: Step; afterTest?: Step; afterFile?: Step }

const registered: FileHooks[] = []

/**
 * Has steps taken around each test file. Files of one worker share the modules that they import, so a hook of Vitest
 * at the top of such a module would run for the first file alone; `setup.ts`, which runs for each, takes these.
 */
export function aroundFiles(hooks: FileHooks): void {
  registered.push(hooks)
}

/** Takes one step of all that is registered, one after another. */
export async function take(step: keyof FileHooks): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- in the order in which they were registered
  for (const hooks of registered) await hooks[step]?.()
}
