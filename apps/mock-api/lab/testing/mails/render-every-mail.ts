import type { LanguageCode } from '../../../src/engine/language.ts'
import { type MailFacts, renderMail } from '../../../src/mail/render-mail.ts'
import { withPictures } from '../../../src/mail/ticket-pictures.ts'
import { createSandbox } from '../../../src/server/sandbox/sandbox.ts'
import { tenantOf } from '../../../src/world/tenants/tenant-of.ts'
import { makeEveryMail } from './every-mail.ts'

/** Renders the HTML of a mail of every kind and variant, with its pictures, in one language and for one tenant. */
export async function renderEveryMail({
  tenant: slug,
  language,
}: {
  tenant: string
  language: LanguageCode
}): Promise<readonly { name: string; html: string }[]> {
  const sandbox = await createSandbox({})
  try {
    const { network, catalogue, storefront, tenants } = sandbox.services
    const setting = { network, catalogue, storefront, language, tenant: tenantOf(tenants, slug) }
    const mails = await makeEveryMail()
    return mails.map(({ name, made }) => ({
      name,
      html: withPictures(renderMail(made, setting).html, codesOf(made)),
    }))
  } finally {
    await sandbox.close()
  }
}

/** Returns the payloads of a mail's QR codes, by the number of the ticket or voucher. */
function codesOf(made: MailFacts): ReadonlyMap<string, string> {
  if (made.about !== 'booking') return new Map()
  const { tickets, vouchers } = made.facts
  return new Map(
    [...tickets, ...vouchers].map(({ number, qr_payload: payload }) => [number, payload]),
  )
}
