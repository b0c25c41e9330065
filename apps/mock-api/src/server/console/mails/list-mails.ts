import { fromJsonText } from '../../../engine/store/json-text.ts'
import { withPictures } from '../../../mail/ticket-pictures.ts'
import type { SandboxParts } from '../../parts/sandbox-parts.ts'

const SHOWN = 100

/** The newest e-mails of all tenants, newest first, or those of one order. */
export async function listMails({ store }: SandboxParts, order?: string) {
  const query = store.db
    .selectFrom('outbox')
    .selectAll()
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
    /** The code that it brings, if it brings one. */
    code: /\b\d{6}\b/.exec(row.subject)?.[0] ?? null,
    /** The secret of its link that confirms or leaves the newsletter, if it brings one. */
    newsletterToken: /\?newsletter=\w+#([\w-]+)/.exec(row.text_body)?.[1] ?? null,
    text: row.text_body,
    html: row.html_body,
    /** Beside the usual ones, such as how a mail program leaves a list. */
    headers: row.headers === null ? {} : fromJsonText(row.headers),
    createdAt: row.created_at,
  }))
}

export type ConsoleMail = Awaited<ReturnType<typeof listMails>>[number]

/** The HTML of one e-mail, with its pictures in it: a browser knows no parts of a mail. */
export async function findMailHtml({ store }: SandboxParts, id: string): Promise<string | null> {
  const mail = await store.db
    .selectFrom('outbox')
    .select(['html_body', 'order_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!mail) return null
  return mail.order_id === null
    ? mail.html_body
    : withPictures(mail.html_body, await codesOf(store, mail.order_id))
}

/** What the QR codes of an order say, by the number of the ticket or voucher. */
async function codesOf({ db }: SandboxParts['store'], order: string): Promise<Map<string, string>> {
  const tickets = db
    .selectFrom('tickets')
    .select(['number', 'qr_payload'])
    .where('order_id', '=', order)
  const vouchers = db
    .selectFrom('vouchers')
    .select(['number', 'qr_payload'])
    .where('order_id', '=', order)
  const rows = await tickets.unionAll(vouchers).execute()
  return new Map(rows.map(({ number, qr_payload: payload }) => [number, payload]))
}
