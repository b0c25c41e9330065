import type { PassengerBand } from '@selat/domain'
import { languageOf } from '@selat/i18n/languages'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../engine/language.ts'
import { signingKey } from '../../engine/secrets/signing-key.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import type { Sailing } from '../../world/network/network.ts'
import { maskPassportNumber } from '../order/booking/passenger-name.ts'
import { stateNow } from '../order/tickets/state-now.ts'
import { PERSON_LABELS } from '../product/item/band-labels.ts'
import { type CheckIns, toWireCheckIn } from './check-ins.ts'
import { compareTexts } from './compare-texts.ts'
import { loadManifest } from './load-travellers.ts'
import { digestOf } from './manifest-versions.ts'
import { findManifestSailing } from './own-terminals.ts'
import { loadOfManifest } from './sailing-loads.ts'
import { toWireManifestSailing } from './to-wire-sailing.ts'
import { qrTextOf, ticketKey, type Traveller } from './traveller.ts'

export const getManifest = defineOperation('getManifest', async ({ path }, ctx) => {
  const sailing = findManifestSailing(ctx, path.id)
  const aboard = { ...(await loadManifest(ctx, sailing)), key: await signingKey(ctx) }
  const passengers = aboard.travellers.map((traveller) => toWirePassenger(ctx, traveller, aboard))
  return {
    status: 200,
    body: {
      Sailing: toWireManifestSailing(ctx, sailing, await loadOfManifest(ctx, aboard)),
      Passengers: passengers,
      Counts: countPassengers(ctx, sailing, passengers),
      AsOf: ctx.now,
    },
  }
})

type Aboard = {
  readonly sailing: Sailing
  readonly checkIns: CheckIns
  /** The key that signs the tickets. */
  readonly key: string
}

/** A traveller as the manifest shows them: the document number masked, the QR code as its digest. */
function toWirePassenger(
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

type Passenger = Schemas['ManifestPassenger']
type Count = Schemas['ManifestCount']

const BANDS: readonly PassengerBand[] = ['adult', 'child', 'infant', 'senior']

/** Counts booked and checked-in passengers by band, nationality and class. Groups without passengers are left out. */
function countPassengers(
  { network, language }: Pick<Context, 'network' | 'language'>,
  { seats }: Pick<Sailing, 'seats'>,
  passengers: readonly Passenger[],
): Schemas['ManifestCounts'] {
  const bands = countBy(passengers, ({ Band }) => Band)
  const classes = countBy(passengers, (passenger) => passenger.Class)
  const nationalities = countBy(passengers, ({ Nationality }) => Nationality)
  return {
    Bands: BANDS.flatMap((band) => named(bands.get(band), PERSON_LABELS[band][language])),
    Nationalities: [...nationalities.values()]
      .toSorted((one, other) => other.Booked - one.Booked || compareTexts(one.Key, other.Key))
      .flatMap((count) => named(count, countryName(count.Key, language))),
    Classes: Object.keys(seats).flatMap((code) =>
      named(classes.get(code), network.className(code)[language]),
    ),
  }
}

type Counted = Omit<Count, 'Name'>

function countBy(
  passengers: readonly Passenger[],
  keyOf: (passenger: Passenger) => string,
): ReadonlyMap<string, Counted> {
  const groups = Map.groupBy(passengers, keyOf)
  return new Map(
    [...groups].map(([Key, group]) => [
      Key,
      { Key, Booked: group.length, CheckedIn: group.filter((one) => one.CheckedIn).length },
    ]),
  )
}

function named(count: Counted | undefined, Name: string): Count[] {
  return count ? [{ ...count, Name }] : []
}

// Formatters are kept, because making one costs about a thousand times as much as using it.
const names = new Map<LanguageCode, Intl.DisplayNames>()

function countryName(country: string, language: LanguageCode): string {
  let inLanguage = names.get(language)
  if (!inLanguage) {
    inLanguage = new Intl.DisplayNames(languageOf(language).locale, { type: 'region' })
    names.set(language, inLanguage)
  }
  return inLanguage.of(country) ?? country
}
