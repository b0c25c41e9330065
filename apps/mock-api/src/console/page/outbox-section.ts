import { html } from 'hono/html'

import type { ConsoleMail } from '../list-mails.ts'
import { type Html, liveSection, utcTime } from './section-parts.ts'

/** The e-mails that would have gone out, as their readers see them. */
export function outboxSection(mails: readonly ConsoleMail[]): Html {
  return liveSection(
    'outbox',
    'Outbox',
    'E-mails stay here. Links in them open the storefront.',
    mails.length === 0
      ? html`<p class="empty">Nothing has been sent.</p>`
      : html`<ul class="list">
          ${mails.map(mailCard)}
        </ul>`,
  )
}

function mailCard(mail: ConsoleMail): Html {
  return html`<li class="card">
    <details id="${mail.id}">
      <summary>
        <strong>${mail.subject}</strong>
        <span class="small quiet"
          >to ${mail.recipient}, ${mail.language}, ${utcTime(mail.createdAt)}</span
        >
      </summary>
      <iframe
        class="mail"
        title="${mail.subject}"
        src="/__mock/api/outbox/${mail.id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
      ></iframe>
      <details id="${mail.id}-text">
        <summary class="small">As plain text</summary>
        <pre>${mail.text}</pre>
      </details>
    </details>
  </li>`
}
