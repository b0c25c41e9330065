import { contactPersonRule } from '@selat/domain/forms'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { StoredContact } from '../store/tables/order-tables.ts'

/** The contact of an order, or of the answer to a quotation, by the rule that the forms keep to: tidied, or what is wrong. */
export function parseContact({ Name, Email, PhoneCode, PhoneNumber }: Schemas['OrderContact']) {
  return contactPersonRule.safeParse({
    name: Name,
    email: Email,
    phoneCode: PhoneCode,
    phoneNumber: PhoneNumber,
  })
}

/** The same as the contract shows it. */
export function toWireContact(contact: StoredContact): Schemas['OrderContact'] {
  return {
    Name: contact.name,
    Email: contact.email,
    PhoneCode: contact.phoneCode,
    PhoneNumber: contact.phoneNumber,
  }
}
