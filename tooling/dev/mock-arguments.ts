import { resolve } from 'node:path'

export type DevPlace = {
  port: number
  mockPort: number
  /** The folder in which the command was typed. The mock itself runs in its own folder. */
  folder: string
}

/**
 * Returns the arguments of the mock in `pnpm dev`: its port, its storefront, and the developer's own options, which have
 * priority.
 */
export function mockArguments(
  wanted: readonly string[],
  { port, mockPort, folder }: DevPlace,
): string[] {
  const options = wanted.filter((argument) => argument !== '--')
  for (const [option, variable] of [
    ['--port', 'SELAT_MOCK_PORT'],
    ['--storefront', 'PORT'],
  ])
    if (options.some((argument) => argument.split('=')[0] === option))
      throw new Error(`pnpm dev takes ${variable}=… in place of ${option}.`)
  // If an option is given twice, the later one counts, so that a developer can trust other proxies.
  const own = [
    `--port=${mockPort}`,
    `--storefront=http://localhost:${port}`,
    '--trusted-proxy=loopback',
  ]
  return ['--conditions=source', 'src/main.ts', ...own, ...fromFolder(options, folder)]
}

/** Resolves a folder of tenants from the folder in which the command was typed. */
function fromFolder(options: readonly string[], folder: string): string[] {
  return options.map((argument, index) => {
    const joined = /^--tenants=(.+)$/.exec(argument)?.[1]
    if (joined !== undefined) return `--tenants=${resolve(folder, joined)}`
    return options[index - 1] === '--tenants' ? resolve(folder, argument) : argument
  })
}
