import { html } from 'hono/html'

import type { LoggedRequest } from '../../kernel/request-log.ts'
import { type Html, liveSection } from './section-parts.ts'

const SHOWN = 60

/** The newest calls. A broken contract or a crash is the sandbox's own fault, and says what it is. */
export function requestsSection(requests: readonly LoggedRequest[]): Html {
  const broken = requests.filter(
    (request) => request.violations.length > 0 || request.error !== null,
  )
  return liveSection(
    'requests',
    'Requests',
    broken.length === 0
      ? 'Every answer so far kept the contract.'
      : `${broken.length} of ${requests.length} answers broke the contract or failed.`,
    requests.length === 0
      ? html`<p class="empty">No calls yet.</p>`
      : html`<div class="wide" tabindex="0" role="region" aria-label="Newest calls">
          <table>
            <thead>
              <tr>
                <th>Time</th>
                <th>Call</th>
                <th>Status</th>
                <th>ms</th>
              </tr>
            </thead>
            <tbody>
              ${requests.slice(0, SHOWN).map(requestRow)}
            </tbody>
          </table>
        </div>`,
  )
}

function requestRow(request: LoggedRequest): Html {
  return html`<tr>
    <td class="number">${request.at.slice(11, 19)}</td>
    <td>
      <span class="mono">${request.method} ${request.path}</span>
      ${request.fault ? html`<br /><span class="small warn">fault ${request.fault}</span>` : ''}
      ${request.violations.map((violation) => html`<br /><span class="small bad">breaks the contract at ${violation.pointer}: ${violation.message}</span>`)}
      ${
        request.error
          ? html`<details id="${request.id}">
              <summary class="small bad">error</summary>
              <pre>${request.error}</pre>
            </details>`
          : ''
      }
    </td>
    <td class="number ${request.status >= 500 ? 'bad' : request.status >= 400 ? 'warn' : ''}">
      ${request.status}${request.code ? html` <span class="small">${request.code}</span>` : ''}
    </td>
    <td class="number">${request.durationMs}</td>
  </tr>`
}
