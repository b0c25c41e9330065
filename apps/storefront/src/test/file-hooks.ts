type Step = () => void | Promise<void>

/** The steps that a module of the tests takes around each file and after each test. */
export type FileHooks = { beforeFile?: Step; afterTest?: Step; afterFile?: Step }

const registered: FileHooks[] = []

/**
 * Registers steps around each test file. Files of one worker share the modules that they import. A hook of Vitest at the top of
 * such a module would run for the first file alone, so `setup.ts`, which runs for each file, takes these steps.
 */
export function aroundFiles(hooks: FileHooks): void {
  registered.push(hooks)
}

/** Takes one step of all registered hooks, one after another. */
export async function take(step: keyof FileHooks): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- in the order in which they were registered
  for (const hooks of registered) await hooks[step]?.()
}
