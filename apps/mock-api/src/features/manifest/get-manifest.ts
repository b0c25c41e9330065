import { signingKey } from '../../engine/secrets/signing-key.ts'
import { defineOperation } from '../../operation/operation.ts'
import { countPassengers } from './count-passengers.ts'
import { loadManifest } from './load-manifest.ts'
import { findManifestSailing } from './own-terminals.ts'
import { loadOfManifest } from './sailing-loads.ts'
import { toWirePassenger } from './to-wire-passenger.ts'
import { toWireManifestSailing } from './to-wire-sailing.ts'

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
