import { Hono } from 'hono'
import * as z from 'zod'

import { languageCodes } from '../../../engine/language.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { SandboxParts } from '../../parts/sandbox-parts.ts'
import { queryInput } from '../read-input.ts'
import { findMail } from './find-mail.ts'

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

const SHOWN = 100

/** Lists the newest e-mails of all tenants, newest first, or those of one order. */
export async function listMails({ store }: SandboxParts, order?: string) {
  const query = store.db
    .selectFrom('outbox')
    .select([
      'id',
      'tenant',
      'kind',
      'order_id',
      'language',
      'recipient',
      'subject',
      'text_body',
      'html_body',
      'headers',
      'created_at',
    ])
    // The value is a number, because a bare comparison is a number in SQLite and a boolean in PostgreSQL.
    .select(({ eb }) => eb.case().when('facts', 'is', null).then(0).else(1).end().as('has_facts'))
    .orderBy('created_at', 'desc')
    .orderBy('tenant')
    .orderBy('dedupe_key', 'desc')
    .limit(SHOWN)
  const rows = await (order === undefined ? query : query.where('order_id', '=', order)).execute()
  return rows.map((row) => ({
    id: row.id,
    tenant: row.tenant,
    kind: row.kind,
    order: row.order_id,
    language: row.language,
    recipient: row.recipient,
    subject: row.subject,
    /** The code in its subject, if it has one. */
    code: /\b\d{6}\b/.exec(row.subject)?.[0] ?? null,
    /** The secret of its link that confirms or ends the newsletter, if it has one. */
    newsletterToken: /\?newsletter=\w+#([\w-]+)/.exec(row.text_body)?.[1] ?? null,
    text: row.text_body,
    html: row.html_body,
    /** The headers besides the usual ones, such as how a mail program unsubscribes from a list. */
    headers: row.headers === null ? {} : fromJsonText(row.headers),
    createdAt: row.created_at,
    /** Whether it can be rendered in another language and for another tenant. */
    isRenderable: row.has_facts === 1,
  }))
}

export type ConsoleMail = Awaited<ReturnType<typeof listMails>>[number]
