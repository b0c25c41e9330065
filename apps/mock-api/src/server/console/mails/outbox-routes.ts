import { Hono } from 'hono'
import * as z from 'zod'

import { refuse } from '../../../engine/http/refusal.ts'
import type { SandboxParts } from '../../parts/sandbox-parts.ts'
import { queryInput } from '../read-input.ts'
import { findMailHtml, listMails } from './list-mails.ts'

/** A mail may carry styles, links and pictures of its own, and nothing that runs or is fetched. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox"

const outboxQuery = z.strictObject({ order: z.string().optional() })

/** E-mails that would have been sent. */
export function outboxRoutes(services: SandboxParts) {
  return new Hono()
    .get('/outbox', queryInput(outboxQuery), async (c) =>
      c.json({ mails: await listMails(services, c.req.valid('query').order) }),
    )
    .get('/outbox/:id/html', async (c) => {
      const mail = await findMailHtml(services, c.req.param('id'))
      if (mail === null) refuse('not_found')
      return c.html(mail, 200, { 'Content-Security-Policy': MAIL_POLICY })
    })
}
