import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import { loadTravellers } from '../../manifest/load-travellers.ts'
import { findManifestSailing } from '../../manifest/own-terminals.ts'
import { recordReveal } from '../../manifest/reveals.ts'
import { passengerName } from '../../orders/passenger-name.ts'

export const revealDocument = defineOperation('revealDocument', async ({ path, body }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const travellers = await loadTravellers(ctx, sailing)
  const traveller = travellers.find(({ ticket }) => ticket === body.Ticket)
  if (!traveller) return refuse('not_found')
  const { number, passportNumber, dateOfIssue, dateOfExpiry, placeOfIssue } = traveller
  await recordReveal(ctx, sailing, { passenger: passengerName(traveller), number })
  return {
    status: 200,
    body: {
      Ticket: traveller.ticket,
      DocumentNumber: passportNumber ?? '',
      DateOfIssue: dateOfIssue,
      DateOfExpiry: dateOfExpiry,
      PlaceOfIssue: placeOfIssue ?? '',
      RevealedAt: ctx.now,
    },
  }
})
