import { Hono } from 'hono'
import * as z from 'zod'

import { languageCodes } from '../../../engine/language.ts'
import type { SandboxParts } from '../../parts/sandbox-parts.ts'
import { queryInput } from '../read-input.ts'
import { findMail } from './find-mail.ts'
import { listMails } from './list-mails.ts'

/** A mail may contain styles, links and pictures, but nothing that runs or is fetched. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox"

const outboxQuery = z.strictObject({ order: z.string().optional() })
const renderingQuery = z.strictObject({
  tenant: z.string().optional(),
  language: z.enum(languageCodes).optional(),
})

/** The routes of the e-mails that would have been sent. */
export function outboxRoutes(services: SandboxParts) {
  return new Hono()
    .get('/outbox', queryInput(outboxQuery), async (c) =>
      c.json({ mails: await listMails(services, c.req.valid('query').order) }),
    )
    .get('/outbox/:id', queryInput(renderingQuery), async (c) => {
      const { subject, text } = await findMail(services, c.req.param('id'), c.req.valid('query'))
      return c.json({ subject, text })
    })
    .get('/outbox/:id/html', queryInput(renderingQuery), async (c) => {
      const { html } = await findMail(services, c.req.param('id'), c.req.valid('query'))
      return c.html(html, 200, { 'Content-Security-Policy': MAIL_POLICY })
    })
}
