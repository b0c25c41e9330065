import { codeReferenceRule, contactPersonRule, orderNoteRule } from '@selat/domain/forms'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fieldsOf } from '../../../engine/http/apply-rule.ts'
import { refuse } from '../../../engine/http/refusal.ts'
import type { StoredContact } from '../../../engine/store/tables/order-tables.ts'

export type OrderDetails = {
  readonly contact: StoredContact
  readonly additionalNote: string
  readonly codeReference: string
}

/** Contact, note and reference by the rules that the form keeps to, tidied; refuses with everything that is wrong. */
export function readOrderDetails(input: Schemas['OrderInput']): OrderDetails {
  const { Name, Email, PhoneCode, PhoneNumber } = input.Contact
  const contact = contactPersonRule.safeParse({
    name: Name,
    email: Email,
    phoneCode: PhoneCode,
    phoneNumber: PhoneNumber,
  })
  const note = orderNoteRule.safeParse(input.AdditionalNote)
  const reference = codeReferenceRule.safeParse(input.CodeReference)
  if (contact.success && note.success && reference.success)
    return { contact: contact.data, additionalNote: note.data, codeReference: reference.data }
  const errors = [
    ...fieldsOf('/Contact', contact.error),
    ...fieldsOf('/AdditionalNote', note.error),
    ...fieldsOf('/CodeReference', reference.error),
  ]
  return refuse('validation_failed', { errors })
}
