import type { Hono } from 'hono'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'

import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type * as source from './create-site-from-source.ts'
import { describeFailure } from './describe-failure.ts'

type Source = typeof source

/** Answers requests with the site server, whose modules Vite loads anew after each edit. */
export function siteFromSource(vite: ViteDevServer, settings: Settings, log: Log): Hono['fetch'] {
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules of the site server.')
  const { runner } = ssr
  let current: { source: Source; site: Promise<Hono> } | undefined

  return async (request, bindings) => {
    const site = await load().catch(explain)
    return site instanceof Response ? site : site.fetch(request, bindings)
  }

  async function load(): Promise<Hono> {
    const newest = await runner.import<Source>('/server/development/create-site-from-source.ts')
    if (current?.source !== newest)
      current = { source: newest, site: newest.createSiteFromSource(vite, settings, log) }
    return current.site
  }

  function explain(error: unknown): Response {
    // The cause may be outside of these modules, so the next request tries again.
    current = undefined
    log.error('The site server could not be loaded.', { error })
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Response(describeFailure(error), { status: 500, headers })
  }
}
