import { html } from 'hono/html'

import type { Services } from '../../kernel/services.ts'
import { listMails } from '../list-mails.ts'
import { listPayments } from '../list-payments.ts'
import { listTenants } from '../list-tenants.ts'
import { clockBoard } from './clock-board.ts'
import { faultsSection, resetSection, simulationSection } from './controls-sections.ts'
import { outboxSection } from './outbox-section.ts'
import { paymentsSection } from './payments-section.ts'
import { requestsSection } from './requests-section.ts'
import type { Html } from './section-parts.ts'
import { tenantsSection } from './tenants-section.ts'

/** The console: everything on one page, whole without its script. */
export async function consolePage(services: Services): Promise<Html> {
  const [payments, mails] = await Promise.all([listPayments(services), listMails(services)])
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Selat sandbox</title>
        <link rel="icon" href="/__mock/console.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/__mock/console.css" />
        <script src="/__mock/console.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the payments</a>
        <header class="board">
          <div class="board-top">
            <h1>Selat sandbox</h1>
            <nav aria-label="Sections">
              <a href="#payments">Payments</a>
              <a href="#outbox">Outbox</a>
              <a href="#requests">Requests</a>
              <a href="#tenants">Tenants</a>
              <a href="#faults">Faults</a>
            </nav>
          </div>
          ${clockBoard(services.clock.state())}
        </header>
        <div class="columns">
          <main id="main" class="stack" tabindex="-1">
            ${paymentsSection(payments)} ${outboxSection(mails)}
            ${requestsSection(services.requests.list().toReversed())}
          </main>
          <aside class="stack" aria-label="Sandbox">
            ${tenantsSection(listTenants(services))} ${simulationSection(services.simulation)}
            ${faultsSection(services.faults.list())} ${resetSection()}
          </aside>
        </div>
        <div role="status"></div>
      </body>
    </html>`
}
