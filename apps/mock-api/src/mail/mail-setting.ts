import type { LanguageCode } from '../engine/language.ts'
import type { Work } from '../operation/work.ts'
import type { Tenant } from '../world/tenants/tenant.ts'

/** The values that the rendering of a mail depends on besides its facts: language, tenant and world. */
export type MailSetting = Pick<Work, 'network' | 'catalogue' | 'storefront'> & {
  readonly tenant: Tenant
  readonly language: LanguageCode
}
