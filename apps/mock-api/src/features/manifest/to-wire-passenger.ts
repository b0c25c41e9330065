import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../operation/context.ts'
import type { Sailing } from '../../world/network/network.ts'
import { maskPassportNumber } from '../order/booking/mask-passport-number.ts'
import { stateNow } from '../order/tickets/state-now.ts'
import { type CheckIns, toWireCheckIn } from './check-ins.ts'
import { digestOf } from './digest.ts'
import { qrTextOf, ticketKey, type Traveller } from './traveller.ts'

type Aboard = {
  readonly sailing: Sailing
  readonly checkIns: CheckIns
  /** The key that signs the tickets. */
  readonly key: string
}

/** A traveller as the manifest shows them: the document number masked, the QR code as its digest. */
export function toWirePassenger(
  { network, language, now }: Pick<Context, 'network' | 'language' | 'now'>,
  traveller: Traveller,
  { sailing, checkIns, key }: Aboard,
): Schemas['ManifestPassenger'] {
  const checkIn = checkIns.get(ticketKey(traveller.tenant, traveller.ticket))
  return {
    Ticket: traveller.ticket,
    Number: traveller.number,
    QrDigest: digestOf(qrTextOf(traveller, key)),
    Title: traveller.title,
    FirstName: traveller.firstName,
    LastName: traveller.lastName,
    DateOfBirth: traveller.dateOfBirth,
    Band: traveller.band,
    Nationality: traveller.nationality,
    DocumentMasked: maskPassportNumber(traveller.passportNumber),
    DateOfExpiry: traveller.dateOfExpiry,
    Class: traveller.class,
    ClassName: network.className(traveller.class)[language],
    ConfirmationNumber: traveller.confirmationNumber,
    Seller: traveller.seller,
    State: stateNow(checkIn ? 'checked_in' : 'issued', sailing, now),
    CheckedIn: checkIn ? toWireCheckIn(checkIn) : null,
  }
}
