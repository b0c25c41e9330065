import type { LanguageCode } from '../engine/language.ts'
import { toJsonText } from '../engine/store/json-text.ts'
import type { Work } from '../operation/work.ts'
import type { MailContent } from './mail-outline.ts'

type Posted = {
  readonly tenant: string
  readonly kind: string
  /** The order that it is about; null where it is about none. */
  readonly order: string | null
  readonly language: LanguageCode
  readonly recipient: string
  readonly content: MailContent
  /** Two mails with the same key are one; a mail without a key is sent each time. */
  readonly dedupeKey?: string
  /** Beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Puts an e-mail into the outbox. */
export async function postMail(
  { store, ids, now }: Pick<Work, 'store' | 'ids' | 'now'>,
  { tenant, kind, order, language, recipient, content, dedupeKey, headers }: Posted,
): Promise<void> {
  const id = ids.make('eml')
  await store
    .insertInto('outbox')
    .values({
      tenant,
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
