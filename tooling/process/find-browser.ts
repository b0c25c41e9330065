import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { LaunchOptions } from '@playwright/test'

import { root } from './run.ts'

/**
 * Finds the browser of the storefront's journeys. The module is imported by its address, because packages do not import each
 * other's internal files.
 */
export async function browserOfJourneys(): Promise<LaunchOptions> {
  const file = pathToFileURL(join(root, 'apps/storefront/e2e/browser.ts')).href
  const { findBrowser } = (await import(file)) as { findBrowser: () => Promise<LaunchOptions> }
  return findBrowser()
}
