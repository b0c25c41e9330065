import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { passengerName } from '../order/booking/passenger-name.ts'
import { loadTravellers } from './load-travellers.ts'
import { findManifestSailing } from './own-terminals.ts'
import { recordReveal } from './reveals.ts'

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
