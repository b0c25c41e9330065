import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fillIn } from '../world/texts/fill-in.ts'
import type { MailTexts } from '../world/texts/mail-texts.ts'
import type { MailOutline, MailSender } from './mail-outline.ts'

type End = {
  readonly link: string
  readonly sender: MailSender
  /** The agency that is the contact of its own customer; null for the payer. */
  readonly agency: Schemas['AgencyContact'] | null
}

/**
 * Makes the button that opens the order, and the contact. An agency's customer has no order to open, and the agency as
 * contact.
 */
export function mailEnd(
  { link, sender, agency }: End,
  texts: MailTexts,
): Pick<MailOutline, 'action' | 'notes'> {
  if (agency) {
    const { Name: name, Email: email, Phone: phone } = agency
    return { action: null, notes: [fillIn(texts.ofAgency.contact, { name, email, phone })] }
  }
  const { email, phone } = sender
  return {
    action: { label: texts.action, link },
    notes: [texts.linkNote, fillIn(texts.contact, { email, phone })],
  }
}
