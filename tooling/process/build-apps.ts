import { run } from './run.ts'

/** The packages that journeys and pictures need. */
export const APPS = ['--filter=@selat/mock-api', '--filter=@selat/storefront']

/**
 * Builds the mock and the site if anything has changed since the last build by turbo. Prints the reason if it fails.
 */
export async function buildApps(): Promise<boolean> {
  const { code, output } = await run('turbo', ['run', 'build', '--ui=stream', ...APPS], {
    capture: true,
  })
  if (code !== 0) console.error(output)
  return code === 0
}
