import type { Schemas } from '@selat/sdk'

import { agentsHost } from './agents.ts'
import { acceptQuotation, quoteCrossing } from './quote-crossing.ts'
import { createTestSandbox, renderApp } from './render-app.tsx'

type Wish = Parameters<typeof quoteCrossing>[1]

/** Opens the link of a quotation as its customer, on a device that did not make it. */
export async function openSharedQuotation(wish?: Wish) {
  const sandbox = await createTestSandbox()
  const { quotation, withdraw } = await quoteCrossing(sandbox, { isElsewhere: true, ...wish })
  const app = await renderApp(quotation.Link, { sandbox, host: agentsHost })
  /** Accepts the quotation with its link, as another person. */
  const accept = (changes: Partial<Schemas['OrderContact']>) =>
    acceptQuotation(sandbox, quotation, changes)
  return { ...app, quotation, withdraw, accept }
}
