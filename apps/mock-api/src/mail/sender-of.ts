import type { Tenant } from '../world/tenants/tenant.ts'
import { mailTheme } from './mail-colours.ts'
import type { MailSender } from './mail-outline.ts'

export function senderOf({ name, contact, theme }: Tenant): MailSender {
  return {
    name,
    email: contact.email,
    phone: contact.phone,
    theme: mailTheme(theme),
  }
}
