import { tenantZone } from '../world/network/tenant-zone.ts'
import { storefrontOrigin } from '../world/tenants/storefront-link.ts'
import { type AccountMailInput, composeAccountMail } from './account-mail.ts'
import type { MailContent } from './mail-outline.ts'
import type { MailSetting } from './mail-setting.ts'
import { senderOf } from './sender-of.ts'

/** The facts of an e-mail about an account. */
export type AccountFacts = Omit<
  AccountMailInput,
  'language' | 'sender' | 'timeZone' | 'link' | 'leaveLink'
> & {
  /** The path of the page that the link opens. */
  readonly path: string
  /** The path of the page to unsubscribe, if the mail has one. */
  readonly leavePath?: string
}

/** Renders the e-mail in the language and for the tenant of a setting. */
export function renderAccountMail(
  { path, leavePath, ...content }: AccountFacts,
  { network, tenant, language, storefront }: MailSetting,
): MailContent {
  const origin = storefrontOrigin(tenant.web, storefront)
  return composeAccountMail({
    ...content,
    language,
    sender: senderOf(tenant),
    // The zone is the tenant's, because an account does not say where its owner is.
    timeZone: tenantZone({ network, tenant }),
    link: `${origin}${path}`,
    ...(leavePath !== undefined && { leaveLink: `${origin}${leavePath}` }),
  })
}
