import { toJsonText } from '../engine/store/json-text.ts'
import type { Work } from '../operation/work.ts'
import type { MailSetting } from './mail-setting.ts'
import { type MailFacts, renderMail } from './render-mail.ts'

type Posted = Pick<MailSetting, 'tenant' | 'language'> & {
  readonly kind: string
  /** The order that the mail is about; null if there is none. */
  readonly order: string | null
  readonly recipient: string
  readonly made: MailFacts
  /** The key that prevents a second mail. A mail without a key is sent each time. */
  readonly dedupeKey?: string
  /** The headers in addition to the usual ones. */
  readonly headers?: Readonly<Record<string, string>>
}

type MailWork = Pick<Work, 'store' | 'ids' | 'now' | 'network' | 'catalogue' | 'storefront'>

/** Stores an e-mail in the outbox, with its facts. */
export async function postMail(
  work: MailWork,
  { tenant, kind, order, language, recipient, made, dedupeKey, headers }: Posted,
): Promise<void> {
  const { store, ids, now } = work
  const content = renderMail(made, { ...work, tenant, language })
  const id = ids.make('eml')
  await store
    .insertInto('outbox')
    .values({
      tenant: tenant.slug,
      id,
      dedupe_key: dedupeKey ?? `${now}.${kind}.${id}`,
      kind,
      order_id: order,
      language,
      recipient,
      subject: content.subject,
      text_body: content.text,
      html_body: content.html,
      attachments: toJsonText([]),
      created_at: now,
      headers: headers === undefined ? null : toJsonText(headers),
      facts: toJsonText(made),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
