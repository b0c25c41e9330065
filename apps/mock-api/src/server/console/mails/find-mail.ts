import { refuse } from '../../../engine/http/refusal.ts'
import type { LanguageCode } from '../../../engine/language.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { OutboxRow } from '../../../engine/store/tables/payment-tables.ts'
import type { MailContent } from '../../../mail/mail-outline.ts'
import { type MailFacts, renderMail } from '../../../mail/render-mail.ts'
import { withPictures } from '../../../mail/ticket-pictures.ts'
import type { SandboxParts } from '../../parts/sandbox-parts.ts'
import { refuseTenant } from '../refuse-tenant.ts'

/** The requested rendering of a mail. An absent field is as the mail was sent. */
export type WantedRendering = {
  /** The tenant that would have sent it, with its own name, colours and host name. */
  readonly tenant?: string | undefined
  readonly language?: LanguageCode | undefined
}

/**
 * Returns one e-mail as it was sent, or rendered again from its data. Its HTML contains its pictures, because a browser
 * cannot show the parts of a mail.
 */
export async function findMail(
  services: SandboxParts,
  id: string,
  wanted: WantedRendering,
): Promise<MailContent> {
  const mail = await services.store.db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!mail) return refuse('not_found')
  const content =
    wanted.tenant === undefined && wanted.language === undefined
      ? { subject: mail.subject, html: mail.html_body, text: mail.text_body }
      : renderInSetting(services, mail, wanted)
  if (mail.order_id === null) return content
  const codes = await codesOf(services.store, mail.order_id)
  return { ...content, html: withPictures(content.html, codes) }
}

function renderInSetting(
  { tenants, network, catalogue, storefront }: SandboxParts,
  mail: OutboxRow,
  wanted: WantedRendering,
): MailContent {
  const tenant = tenants.all.find(({ slug }) => slug === (wanted.tenant ?? mail.tenant))
  if (!tenant) return refuseTenant('query:tenant', tenants)
  // A mail of an earlier release is stored only as it was sent.
  if (mail.facts === null) return refuse('not_found')
  const language = wanted.language ?? mail.language
  // Only `postMail` writes it, and it accepts no other type.
  const made = fromJsonText(mail.facts) as MailFacts
  return renderMail(made, { tenant, language, network, catalogue, storefront })
}

/** Returns the texts of an order's QR codes, by the number of the ticket or voucher. */
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
