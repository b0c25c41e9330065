import type { Tenant } from '../world/tenants/tenant.ts'
import type { MailSender } from './mail-outline.ts'

export function senderOf({ name, contact, theme }: Tenant): MailSender {
  return {
    name,
    email: contact.email,
    phone: contact.phone,
    brand: theme.light.brand,
    onBrand: theme.light.onBrand,
  }
}
