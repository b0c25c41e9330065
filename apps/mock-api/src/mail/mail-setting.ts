import type { LanguageCode } from '../engine/language.ts'
import type { Work } from '../operation/work.ts'
import type { Tenant } from '../world/tenants/tenant.ts'

/** For whom a mail is rendered: the same facts make another mail in another language, or from another tenant. */
export type MailSetting = Pick<Work, 'network' | 'catalogue' | 'storefront'> & {
  readonly tenant: Tenant
  readonly language: LanguageCode
}
