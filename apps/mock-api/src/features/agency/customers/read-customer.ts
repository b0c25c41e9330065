import { contactPersonRule, orderNoteRule } from '@selat/domain/forms'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fieldsOf } from '../../../engine/http/apply-rule.ts'
import { refuse } from '../../../engine/http/refusal.ts'
import { fromWireNames, toWireNames } from '../../../engine/http/wire-names.ts'
import { requirePassengers } from '../../account/passengers/passenger-fields.ts'

type Input = Schemas['CustomerInput']

/**
 * Checks a customer by the rules of the forms and normalises the texts. Refuses with all wrong fields. `today` is the
 * tenant's day.
 */
export function readCustomer(input: Input, today: string): Input {
  const { Note, Passengers } = input
  const contact = contactPersonRule.safeParse(fromWireNames(input))
  const note = orderNoteRule.safeParse(Note)
  if (!contact.success || !note.success)
    return refuse('validation_failed', {
      errors: [...fieldsOf('', contact.error), ...fieldsOf('/Note', note.error)],
    })
  const pointers = Passengers.map((_, index) => `/Passengers/${index}`)
  return {
    ...toWireNames(contact.data),
    Note: note.data,
    Passengers: requirePassengers(Passengers, { today, pointers }),
  }
}
