import { run } from './run.ts'

/** The packages that journeys and pictures need. */
export const APPS = ['--filter=@selat/mock-api', '--filter=@selat/storefront']

/** Builds the mock and the site, where anything has changed since turbo built them last. Says why where it fails. */
export async function buildApps(): Promise<boolean> {
  const { code, output } = await run('turbo', ['run', 'build', '--ui=stream', ...APPS], {
    capture: true,
  })
  if (code !== 0) console.error(output)
  return code === 0
}
