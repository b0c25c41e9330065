import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'

import { agentsHost } from './agents.ts'
import { quoteCrossing } from './quote-crossing.ts'
import { createTestSandbox, renderApp } from './render-app.tsx'
import { ask } from './seed-cart.ts'

type Wish = Parameters<typeof quoteCrossing>[1]

/** Opens the page of a quotation that an agent has made, after what `before` does with it. */
export async function openQuotation({
  before = () => Promise.resolve(),
  ...wish
}: Wish & {
  before?: (sandbox: Sandbox, quotation: Schemas['Quotation']) => Promise<unknown>
} = {}) {
  const sandbox = await createTestSandbox()
  const { quotation, session } = await quoteCrossing(sandbox, {
    customer: 'cus_TANWEILING',
    ...wish,
  })
  await before(sandbox, quotation)
  const app = await renderApp(`/quotations/${quotation.Id}`, {
    sandbox,
    session,
    host: agentsHost,
  })
  const title = `Quotation ${quotation.Number}`
  await app.screen.findByRole('heading', { level: 1, name: title })
  /** Calls the API as a colleague on another device. */
  const colleague = (path = '', method = 'GET') =>
    ask<Schemas['Quotation']>(sandbox, `quotation/${quotation.Id}${path}`, {
      api: 'admin',
      method,
      query: { system: '4102' },
      header: { Authorization: `Bearer ${session.Token}` },
    })
  return { ...app, sandbox, session, quotation, title, colleague }
}

/** Returns the digits of an amount as the English page shows them. */
export const shown = (amount: number) => amount.toLocaleString('en-SG')
