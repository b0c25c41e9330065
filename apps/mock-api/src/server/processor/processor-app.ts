import { readFileSync } from 'node:fs'

import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { actAtPage, type PageResult } from '../../features/order/pay/act-at-page.ts'
import { duePayments } from '../../features/order/pay/due-payments.ts'
import { findVisit, type Visit } from '../../features/order/pay/find-visit.ts'
import { paymentMethod } from '../../world/money/payment-methods.ts'
import { tenantOf } from '../../world/tenants/tenant-of.ts'
import { runDueWorkNow } from '../parts/run-due-work-now.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { type PageMistake, processorPage, unknownPage } from './processor-page.ts'

const FORM_LIMIT = {
  maxSize: 4096,
  onError: (c: Context) => c.text('No form of these pages is so large.', 413),
}
const style = readFileSync(new URL('./assets/processor.css', import.meta.url), 'utf8')

/**
 * Creates the pages of the test processor below `/__mock/processor`, where a payer pays by card or wallet. They run no
 * script and accept only test cards; an address is signed and can be used once.
 */
export function createProcessor(services: SandboxParts): Hono {
  const app = new Hono()
  app.get('/processor.css', (c) =>
    c.body(style, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    }),
  )
  app.get('/:id', async (c) => {
    const visit = await look(services, c)
    return visit ? sendPage(c, services, visit) : sendUnknown(c)
  })
  app.post('/:id', bodyLimit(FORM_LIMIT), async (c) => {
    await runDueWorkNow(services)
    const form = await readForm(c)
    const text = (name: string) => {
      const value = form[name]
      return typeof value === 'string' ? value : ''
    }
    // A typed number has priority over the chosen card, because the first card is always selected.
    const input = {
      act: text('act'),
      card: text('number').trim() || text('card'),
      code: text('code'),
    }
    const now = services.clock.now()
    const after = await services.store.transaction(async (store) => {
      const work = services.workAt(store, now)
      const visit = await findVisit(work, addressOf(c))
      const kind = visit && kindOf(visit)
      if (!visit || !kind) return undefined
      const result = await actAtPage(work, visit, kind, input)
      // Due work of payments runs in the same transaction, so that no page shows a state in between.
      await duePayments.run(work)
      return { result, returnUrl: visit.session.return_url }
    })
    if (!after) return sendUnknown(c)
    if (after.result === 'back') return c.redirect(after.returnUrl, 303)
    const visit = await look(services, c)
    return visit ? sendPage(c, services, visit, mistakeOf(after.result)) : sendUnknown(c)
  })
  return app
}

async function look(services: SandboxParts, c: Context): Promise<Visit | undefined> {
  await runDueWorkNow(services)
  const now = services.clock.now()
  // Runs in a transaction, because the first visit creates the key that signs addresses.
  return services.store.transaction((store) => findVisit(services.workAt(store, now), addressOf(c)))
}

/** Reads a form. A body that is not a form counts as an empty one. */
async function readForm(c: Context): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody()
  } catch {
    return {}
  }
}

function addressOf(c: Context) {
  return { id: c.req.param('id') ?? '', token: c.req.query('token') ?? '' }
}

function kindOf({ session }: Visit): 'card' | 'e_wallet' | undefined {
  const { kind } = paymentMethod(session.method_code)
  return kind === 'card' || kind === 'e_wallet' ? kind : undefined
}

function mistakeOf(result: PageResult): PageMistake | null {
  return result === 'back' || result === 'stay' ? null : result
}

function sendPage(
  c: Context,
  { tenants }: SandboxParts,
  visit: Visit,
  mistake: PageMistake | null = null,
): Response {
  const method = paymentMethod(visit.session.method_code)
  const merchant = tenantOf(tenants, visit.session.tenant).name
  const page = processorPage({ visit, merchant, method, mistake })
  return c.html(page, mistake === null ? 200 : 422, headersOf(new URL(visit.session.return_url)))
}

function sendUnknown(c: Context): Response {
  return c.html(unknownPage(c.req.header('Accept-Language')), 404, headersOf(null))
}

/**
 * Returns the headers of a page. Its form answers with a redirect to the storefront, which browsers check against
 * `form-action` as well.
 */
function headersOf(back: URL | null): Record<string, string> {
  const actions = back === null ? "'none'" : `'self' ${back.origin}`
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action ${actions}; base-uri 'none'; frame-ancestors 'none'`,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  }
}
